// For browsers that cannot parse boot.js. Constant like it, and in old syntax.
if (document.documentElement.getAttribute('data-began') === null) {
  document.addEventListener('DOMContentLoaded', () => {
    var heading = document.createElement('h1');
    var text = document.createElement('p');
    heading.textContent = 'This browser is too old';
    text.textContent =
      'Hondana needs Chrome or Edge 123, Firefox 128, Safari 17.5, or a later version. Update this browser, or open the page in another.';
    document.title = 'This browser is too old – Hondana';
    document.getElementById('root').textContent = '';
    document.body.appendChild(heading);
    document.body.appendChild(text);
  });
}
