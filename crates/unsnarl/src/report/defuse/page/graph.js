// The drawing: boxes in columns, and an arrow for all flows between two of them.
const HEAD = 34, GAP = 14, PORT = 9, BEND = 8;
const draw = (tag, attributes, ...children) => {
  const node = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, value);
  node.append(...children);
  return node;
};
const clip = (words, width) => {
  const most = Math.max(4, Math.floor(width / 7.4));
  return words.length > most ? words.slice(0, most - 1) + '\u2026' : words;
};
const sameKeys = (a, b) => JSON.stringify(a) === JSON.stringify(b);

// Where each box and each end of an arrow is.
function place({ cols, arrows, boxes }, room) {
  const bulge = cols.length && arrows.some(a => a.from === a.to || (a.from.col === a.to.col && a.to.col === cols.length - 1)) ? 74 : 8, small = room < 500, wide = small ? 112 : cols.length > 3 ? 132 : 150;
  let step = Math.max(wide + (small ? 56 : 84), Math.min(wide + 260, (room - wide - bulge) / Math.max(1, cols.length - 1)));
  let width = wide;
  if (cols.length === 2) width = Math.max(120, Math.min(230, room * .3));
  if (cols.length === 2) step = Math.max(width + 80, Math.min(width + 700, room - width - bulge));
  for (const box of boxes.values()) box.ports = { left: [], right: [] };
  for (const arrow of arrows) {
    const { from, to, stops } = arrow;
    arrow.sides = from.col < to.col ? ['right', 'left'] : from.col > to.col ? ['left', 'right'] : ['right', 'right'];
    from.ports[arrow.sides[0]].push({ arrow, out: true, other: stops[1] });
    to.ports[arrow.sides[1]].push({ arrow, out: false, other: stops.at(-2) });
  }
  let height = 0;
  for (const box of boxes.values()) box.h = Math.max(42, 12 + PORT * Math.max(box.ports.left.length, box.ports.right.length));
  for (const col of cols) for (const box of col.boxes) if (box.bend) box.h = 0;
  const pitch = box => box.h + (box.bend ? BEND : GAP);
  const heights = cols.map(col => col.boxes.reduce((sum, box) => sum + pitch(box), -GAP));
  const tallest = Math.max(...heights, 0);
  cols.forEach((col, c) => {
    // Short columns stand in the middle.
    let y = HEAD + (tallest - heights[c]) / 2;
    for (const box of col.boxes) {
      Object.assign(box, { x: 4 + c * step, y, w: width });
      y += pitch(box);
      height = Math.max(height, y);
    }
  });
  for (const box of boxes.values()) {
    for (const [side, ports] of Object.entries(box.ports)) {
      ports.sort((p, q) => p.other.y - q.other.y || p.other.x - q.other.x || (p.arrow.key < q.arrow.key ? -1 : 1));
      const gap = box.h / (ports.length + 1);
      ports.forEach((port, i) => { port.arrow[port.out ? 'p' : 'q'] = [side === 'left' ? box.x : box.x + box.w, box.y + gap * (i + 1)]; });
    }
  }
  return { width: 8 + (cols.length - 1) * step + width + bulge, height: height + 4 };
}

// The curves of an arrow, each by its four points.
function curves({ p, q, sides, from, to, stops }) {
  if (sides[0] === sides[1]) {
    const [x1, y1] = p, [x2, y2] = q;
    const out = from === to ? 34 : 30 + Math.min(26, Math.abs(y2 - y1) / 8);
    // From a box to itself: the two ends may be close together.
    const lift = from === to ? 8 : 0;
    return [[[x1, y1], [x1 + out, y1 - lift], [x2 + out, y2 + lift], [x2 + 2, y2]]];
  }
  const way = to.col > from.col ? 1 : -1;
  const points = [p, ...stops.slice(1, -1).flatMap(({ x, y, w }) => way > 0 ? [[x, y], [x + w, y]] : [[x + w, y], [x, y]]), [q[0] - way * 2, q[1]]];
  const all = [];
  for (let i = 0; i < points.length; i += 2) {
    const [x1, y1] = points[i], [x2, y2] = points[i + 1], bend = Math.max(30, Math.abs(x2 - x1) * .45);
    all.push([[x1, y1], [x1 + way * bend, y1], [x2 - way * (bend + 6), y2], [x2, y2]]);
  }
  return all;
}
const pathOf = all => all.map((c, i) => (i ? 'L' : 'M') + c[0].join(' ') + 'C' + c.slice(1).map(p => p.join(' ')).join(' ')).join('');
const along = (c, t) => [0, 1].map(i => (1 - t) ** 3 * c[0][i] + 3 * (1 - t) ** 2 * t * c[1][i] + 3 * (1 - t) * t * t * c[2][i] + t ** 3 * c[3][i]);

function isChosen(at) {
  return state.chosen !== null && sameKeys(state.chosen, at);
}

// Enter and space do what a click does.
function clickable(shape, key, at, label) {
  shape.setAttribute('tabindex', '0');
  shape.setAttribute('role', 'button');
  shape.setAttribute('aria-label', label);
  shape.setAttribute('aria-pressed', String(isChosen(at)));
  shape.dataset.key = key;
  const choose = () => change(() => { state.chosen = isChosen(at) ? null : at; });
  shape.addEventListener('click', choose);
  shape.addEventListener('keydown', e => { if (e.key === 'Enter' || e.key === ' ') { e.preventDefault(); choose(); } });
  shape.prepend(draw('title', {}, label));
}

function drawGraph(list) {
  const holder = document.getElementById('graph');
  const group = suitable(list), { level } = group;
  note(group, list);
  if (!list.length) return holder.replaceChildren(make('p', { class: 'soft' }, flows.length ? 'No flow passes the filters.' : 'Threads give each other nothing.'));
  const layout = columns(group);
  const { cols, arrows, boxes } = layout;
  const size = place(layout, holder.clientWidth - 24);
  const svg = draw('svg', { width: size.width, height: size.height, viewBox: `0 0 ${size.width} ${size.height}`, role: 'group', 'aria-labelledby': 'who-title' });
  const heads = { plain: 'var(--flow)', doubt: 'var(--bad)', open: 'var(--soft)' };
  svg.append(draw('defs', {}, ...Object.entries(heads).map(([name, fill]) => draw('marker', {
    id: 'head-' + name, viewBox: '0 0 8 8', refX: 7, refY: 4, markerWidth: 10, markerHeight: 10, markerUnits: 'userSpaceOnUse', orient: 'auto',
  }, draw('path', { d: 'M0 0L8 4L0 8z', style: 'fill:' + fill })))));
  if (LEVELS[level].lanes) cols.forEach(col => { const b = col.boxes[0]; svg.append(draw('rect', { class: 'lane', x: b.x - 4, y: 0, width: b.w + 8, height: size.height, rx: 7 })); });
  cols.forEach(col => { const b = col.boxes[0]; if (b) svg.append(draw('text', { class: 'who', x: b.x + b.w / 2, y: 20, 'text-anchor': 'middle' }, col.title)); });
  const words = id => { const box = boxes.get(id); return box.full ? box.full : box.title; };
  const most = Math.max(24, ...arrows.map(arrow => arrow.count)), thick = n => 1.2 + 8 * Math.sqrt(n / most);
  // Of many arrows only the thickest have their number beside them.
  const told = new Set([...arrows].sort((x, y) => y.count - x.count).slice(0, arrows.length > MOST_EDGES / 2 ? 24 : arrows.length)), taken = [], tags = [];
  const edgeShapes = arrows.sort((x, y) => Math.sign(x.doubts) - Math.sign(y.doubts) || y.count - x.count).map(arrow => {
    const parts = curves(arrow), kind = arrow.doubts ? 'doubt' : arrow.shown ? 'plain' : 'open';
    const path = pathOf(parts), at = { level, from: arrow.from.members, to: arrow.to.members };
    // The flows of a chosen box are those of its arrows.
    const kept = isChosen(at) ? ' chosen' : state.chosen?.level === level && state.chosen.node?.some(key => at.from.includes(key) || at.to.includes(key)) ? ' kept' : '';
    const shape = draw('g', { class: 'edge ' + kind + kept });
    shape.append(draw('path', { class: 'hit', d: path }),
      draw('path', { class: 'line', d: path, 'stroke-width': thick(arrow.count), 'marker-end': 'url(#head-' + kind + ')' }));
    if (arrow.doubts) shape.append(draw('path', { class: 'line bad', d: path, 'stroke-width': Math.max(1.6, thick(arrow.doubts) - 1) }));
    if ((told.has(arrow) && arrow.count > 1) || (arrow.doubts && told.size === arrows.length)) {
      const all = number(arrow.count), label = arrow.doubts === 0 ? all : arrow.doubts === arrow.count ? '! ' + all : '! ' + number(arrow.doubts) + '/' + all, w = 7 * label.length + 8, c = parts[Math.floor(parts.length / 2)];
      // The first place that no other number has, or the one with most room.
      const spots = [.5, .4, .6, .3, .7, .2, .8].map(t => along(c, t));
      const room = ([x, y]) => Math.min(1, ...taken.map(o => Math.max(Math.abs(o.x - x) / ((o.w + w) / 2 + 2), Math.abs(o.y - y) / 17)));
      const [x, y] = spots.reduce((best, spot) => room(spot) > room(best) ? spot : best);
      taken.push({ x, y, w });
      tags.push(arrow.tag = draw('g', { class: 'tagged ' + kind + kept }, draw('rect', { class: 'tag', x: x - w / 2, y: y - 8, width: w, height: 16, rx: 8 }), draw('text', { class: 'tag', x, y: y + 4, 'text-anchor': 'middle' }, label)));
    }
    const variables = [...arrow.variables].sort((x, y) => y[1] - x[1]).map(([v, n]) => data.variables[v] + (n > 1 ? ' (' + n + ')' : ''));
    const more = variables.length > 6 ? ', and ' + many(variables.length - 6, 'other variable', 'other variables') : '';
    clickable(shape, 'edge ' + arrow.key, at, words(arrow.a) + ' \u2192 ' + words(arrow.b) + ': ' + many(arrow.count, 'flow', 'flows')
      + (arrow.doubts ? ', ' + number(arrow.doubts) + ' suspicious' : '') + (arrow.shown ? '' : ', none shown by a run') + ' of ' + variables.slice(0, 6).join(', ') + more);
    shape.dataset.count = arrow.count;
    arrow.shape = shape;
    return shape;
  });
  svg.append(...edgeShapes);
  for (const box of boxes.values()) {
    const at = { level, node: box.members };
    const shape = draw('g', { class: 'node' + (box.doubts ? ' doubt' : '') + (box.key === INITIAL ? ' initial' : '') + (isChosen(at) ? ' chosen' : ''), transform: `translate(${box.x} ${box.y})` });
    const counts = box.id[0] === 'w' ? many(box.writes, 'flow', 'flows') : box.id[0] === 'r' ? many(box.reads, 'flow', 'flows')
      : [box.writes ? number(box.writes) + ' written' : '', box.reads ? number(box.reads) + ' read' : ''].filter(Boolean).join(', ');
    const middle = box.h / 2;
    shape.append(draw('rect', { width: box.w, height: box.h, rx: 6 }),
      draw('text', { class: 'name', x: 9, y: middle - 3 }, clip((box.doubts ? '! ' : '') + box.title, box.w - 14)),
      draw('text', { class: 'counts', x: 9, y: middle + 13 }, counts));
    clickable(shape, 'node ' + box.id, at, (box.full || box.title) + ': ' + counts + (box.doubts ? ', ' + number(box.doubts) + ' suspicious' : ''));
    shape.addEventListener('mouseenter', () => { svg.classList.add('looking'); for (const e of arrows) for (const part of [e.shape, e.tag]) part?.classList.toggle('near', e.a === box.id || e.b === box.id); });
    shape.addEventListener('mouseleave', () => svg.classList.remove('looking'));
    svg.append(shape);
  }
  // Numbers are above the boxes.
  svg.append(...tags);
  svg.classList.toggle('choosing', state.chosen !== null);
  holder.replaceChildren(svg);
}

// Says what was put together.
function note({ level, all, nodes }, list) {
  const shown = nodes.size;
  const together = state.level === 'auto' && level === 'function' ? 'Threads are put together, because there are too many boxes otherwise. Filters, or a look inside a box, show them apart.' : '';
  const rest = all > shown ? ' The smallest of ' + number(all) + ' boxes are put together.' : '';
  text('note', list.length ? (together + rest).trim() : '');
}
