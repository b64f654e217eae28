// Flows put together: by functions of threads, or by less if that would be too many.
const MOST_NODES = [40, 28, 20, 14, 10], MOST_EDGES = 120, MOST_BENDS = 150;
const INITIAL = '*', CODE = '-';
const end = (f, writes) => writes ? [f.write, f.writer] : [f.read, f.reader];
// How each end of a flow is named.
const LEVELS = {
  both: { name: 'functions of threads', lanes: true, key: (place, thread) => (thread ?? CODE) + '/' + place.fun },
  function: { name: 'functions', key: place => '/' + place.fun },
  thread: { name: 'threads', key: (_, thread) => (thread ?? CODE) + '/' },
  file: { name: 'files', key: place => 'file/' + files.indexOf(place.file) },
};
const keyOf = (level, f, writes) => {
  const [place, thread] = end(f, writes);
  return place === null ? INITIAL : LEVELS[level].key(placed(place), thread);
};
// Whether a flow is at a box, or belongs to an arrow.
const isAt = (f, at) => {
  const from = keyOf(at.level, f, true), to = keyOf(at.level, f, false);
  return at.node ? at.node.includes(from) || at.node.includes(to) : at.from.includes(from) && at.to.includes(to);
};
const threadName = key => key === CODE ? 'code only' : 'thread ' + data.threads[key];
const nameOf = (level, key) => {
  if (key === INITIAL) return { title: 'initial value', lane: INITIAL };
  const [thread, rest] = key.split('/');
  if (level === 'file') return { title: shortFile(files[rest]), full: files[rest], lane: '' };
  if (level === 'thread') return { title: threadName(thread), lane: '' };
  const [name, file] = data.functions[rest];
  return { title: name || '(no name)', full: name + ' in ' + file + (level === 'both' ? ', ' + threadName(thread) : ''), lane: level === 'both' ? thread : '' };
};

// Nodes and edges of some flows. The smallest nodes beyond the most become one for each lane.
function grouped(list, level, most) {
  const nodes = new Map(), edges = new Map();
  const node = key => {
    if (!nodes.has(key)) nodes.set(key, { key, members: [key], ...nameOf(level, key), writes: 0, reads: 0, doubts: 0 });
    return nodes.get(key);
  };
  const ends = list.map(f => [keyOf(level, f, true), keyOf(level, f, false)]);
  list.forEach((f, i) => {
    const [a, b] = ends[i].map(node);
    a.writes++; b.reads++;
    if (f.doubts.length) { a.doubts++; if (b !== a) b.doubts++; }
  });
  const all = nodes.size, stands = new Map();
  if (all > most) {
    const small = [...nodes.values()].filter(n => n.key !== INITIAL)
      .sort((a, b) => Math.sign(b.doubts) - Math.sign(a.doubts) || b.writes + b.reads - a.writes - a.reads).slice(most - 2);
    // One alone is not put together with anything.
    const inLane = new Map();
    for (const n of small) inLane.set(n.lane, (inLane.get(n.lane) || 0) + 1);
    for (const n of small.filter(n => inLane.get(n.lane) > 1)) {
      const key = n.lane + '~';
      if (!nodes.has(key)) nodes.set(key, { key, members: [], lane: n.lane, writes: 0, reads: 0, doubts: 0 });
      const rest = nodes.get(key);
      rest.members.push(n.key);
      for (const what of ['writes', 'reads', 'doubts']) rest[what] += n[what];
      rest.title = number(rest.members.length) + ' others';
      rest.full = rest.title + ' of ' + number(all) + ' ' + LEVELS[level].name;
      nodes.delete(n.key);
      stands.set(n.key, key);
    }
  }
  list.forEach((f, i) => {
    const [from, to] = ends[i].map(key => stands.get(key) ?? key);
    const key = from + ' ' + to;
    if (!edges.has(key)) edges.set(key, { key, from, to, count: 0, doubts: 0, shown: 0, variables: new Map() });
    const edge = edges.get(key);
    edge.count++;
    if (f.doubts.length) edge.doubts++;
    if (isShown(f)) edge.shown++;
    edge.variables.set(f.variable, (edge.variables.get(f.variable) || 0) + 1);
  });
  return { level, all, nodes, edges: [...edges.values()] };
}

// As many nodes as one can still look through.
function suitable(list) {
  if (state.level === 'auto') {
    const finest = grouped(list, 'both', MOST_NODES[0]);
    if (finest.all <= MOST_NODES[0] && finest.edges.length <= MOST_EDGES) return finest;
  }
  let group = null;
  for (const most of MOST_NODES) {
    group = grouped(list, state.level === 'auto' ? 'function' : state.level, most);
    if (group.edges.length <= MOST_EDGES) break;
  }
  return group;
}

// Columns of boxes: a lane for each thread, or who writes on the left and who reads on the right.
function columns({ level, nodes, edges }) {
  const all = [...nodes.values()];
  if (!LEVELS[level].lanes) {
    const writers = all.filter(n => n.writes).map(n => ({ ...n, id: 'w' + n.key }));
    const readers = all.filter(n => n.reads).map(n => ({ ...n, id: 'r' + n.key }));
    const arrows = edges.map(e => ({ ...e, a: 'w' + e.from, b: 'r' + e.to }));
    return settle([{ title: 'written by', boxes: writers }, { title: 'read by', boxes: readers }], arrows);
  }
  const lanes = new Map();
  for (const n of all) {
    if (!lanes.has(n.lane)) lanes.set(n.lane, []);
    lanes.get(n.lane).push({ ...n, id: n.key });
  }
  const order = [INITIAL, ...threads.map(String), CODE].filter(lane => lanes.has(lane));
  const arrows = edges.map(e => ({ ...e, a: e.from, b: e.to }));
  return settle(order.map(lane => ({ title: lane === INITIAL ? '' : threadName(lane), boxes: lanes.get(lane) })), arrows);
}

// Boxes stand near those that they have to do with, so that few arrows cross. An arrow over several columns has a place of its own in
// each column between, so that it goes behind no box; unless there are too many of those.
function settle(cols, arrows) {
  const boxes = new Map();
  cols.forEach((col, c) => col.boxes.forEach(box => { box.col = c; boxes.set(box.id, box); }));
  for (const arrow of arrows) { arrow.from = boxes.get(arrow.a); arrow.to = boxes.get(arrow.b); arrow.stops = [arrow.from, arrow.to]; }
  const between = arrow => Math.abs(arrow.from.col - arrow.to.col) - 1;
  if (arrows.reduce((sum, arrow) => sum + Math.max(0, between(arrow)), 0) <= MOST_BENDS) {
    for (const arrow of arrows.filter(arrow => between(arrow) > 0)) {
      const { from, to } = arrow, way = Math.sign(to.col - from.col);
      const bends = Array.from({ length: between(arrow) }, (_, i) => ({ bend: true, col: from.col + way * (i + 1) }));
      for (const bend of bends) cols[bend.col].boxes.push(bend);
      arrow.stops = [from, ...bends, to];
    }
  }
  for (const col of cols) col.boxes.forEach((box, i) => { box.rank = i; box.near = []; });
  for (const { stops } of arrows) {
    for (let i = 1; i < stops.length; i++) if (stops[i].col !== stops[i - 1].col) { stops[i].near.push(stops[i - 1]); stops[i - 1].near.push(stops[i]); }
  }
  for (let round = 0; round < 6; round++) {
    for (const col of cols) {
      const size = Math.max(1, col.boxes.length - 1);
      const weight = box => {
        const others = box.near;
        return others.length ? others.reduce((sum, o) => sum + o.rank / Math.max(1, cols[o.col].boxes.length - 1), 0) / others.length : box.rank / size;
      };
      const weights = new Map(col.boxes.map(box => [box, weight(box)]));
      col.boxes.sort((x, y) => weights.get(x) - weights.get(y) || x.rank - y.rank);
      col.boxes.forEach((box, i) => { box.rank = i; });
    }
  }
  return { cols, arrows, boxes };
}
