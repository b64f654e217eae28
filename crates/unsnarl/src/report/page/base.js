// What all pages share. Names, messages and source lines are strangers' words: they are only ever shown as text.
const data = JSON.parse(document.getElementById('data').textContent);
const make = (tag, attributes, ...children) => {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name === 'class') node.className = value; else if (name === 'style') node.style.cssText = value; else node.setAttribute(name, value);
  }
  node.append(...children);
  return node;
};
// What stands between `backticks` is code.
const rich = words => words.split(/`([^`]+)`/).map((part, i) => i % 2 ? make('code', {}, part) : part);
const text = (id, words) => { document.getElementById(id).textContent = words; };
const SVG = 'http://www.w3.org/2000/svg';
const theme = document.getElementById('theme');
const dark = () => document.documentElement.dataset.theme ? document.documentElement.dataset.theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
const label = () => { theme.textContent = dark() ? 'Light' : 'Dark'; };
theme.onclick = () => { document.documentElement.dataset.theme = dark() ? 'light' : 'dark'; label(); };
// `#dark` and `#light`, also among other words of the address.
for (const word of location.hash.slice(1).split('&')) if (word === 'dark' || word === 'light') document.documentElement.dataset.theme = word;
label();
