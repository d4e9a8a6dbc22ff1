(() => {
  // This script is constant from release to release: the server keeps index.html in memory, browsers keep it
  // longer than they should, and its hash stands in the content security policy. All that changes is read
  // from the registry.
  const declared = /'(.*)'/.exec(document.querySelector('meta[name=base]').content)[1].replace(/\/+$/, '');
  const asked = location.pathname.slice(0, declared.length);
  const prefix = asked.toLowerCase() === declared.toLowerCase() ? asked : declared;
  const base = document.createElement('base');
  base.href = `${prefix}/`;
  document.head.append(base);

  const admitted = new Set();
  const admit = (folder, files) => {
    for (const name of files) admitted.add(new URL(folder + name, document.baseURI).href);
  };
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const url = new URL(address, document.baseURI);
      url.search = '';
      return admitted.has(url.href) ? address : null;
    },
  });

  const say = (heading, text) => {
    const show = () => {
      document.title = `${heading} – Hondana`;
      const page = document.createElement('main');
      page.style.cssText =
        'font: 16px/1.5 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1rem';
      const title = document.createElement('h1');
      title.textContent = heading;
      const message = document.createElement('p');
      message.textContent = text;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Reload';
      button.style.cssText = 'font: inherit; padding: 0.5rem 1rem';
      button.onclick = () => location.reload();
      page.append(title, message, button);
      document.body.replaceChildren(page);
      document.documentElement.style.colorScheme = 'dark light';
      button.focus();
    };
    if (document.body) show();
    else addEventListener('DOMContentLoaded', show);
  };

  const load = (make, address, second) =>
    new Promise((resolve, reject) => {
      const element = make(address + (second ? `?retry=${Date.now()}` : ''));
      element.onload = resolve;
      element.onerror = () => {
        element.remove();
        if (second) reject(new Error(address));
        // A file that was refused stays in the browser's cache, so the second try asks for a new address;
        // fetching the old one again repairs it for the next visit.
        else
          void fetch(address, { cache: 'reload' }).finally(() =>
            load(make, address, true).then(resolve, reject),
          );
      };
      document.head.append(element);
    });

  const start = async (registry) => {
    const { shell, remotes } = registry;
    for (const part of [shell, ...remotes]) {
      if (part?.folder && part.files) admit(part.folder, Object.keys(part.files));
    }
    Object.defineProperty(globalThis, '__hondanaBoot', {
      value: { registry, prefix, admit },
      configurable: true,
    });
    const style = (name) =>
      load(
        (href) =>
          Object.assign(document.createElement('link'), {
            rel: 'stylesheet',
            crossOrigin: 'anonymous',
            integrity: shell.files[name],
            href,
          }),
        new URL(shell.folder + name, document.baseURI).href,
      );
    const script = load(
      (src) =>
        Object.assign(document.createElement('script'), {
          crossOrigin: 'anonymous',
          integrity: shell.files[shell.script],
          src,
        }),
      new URL(shell.folder + shell.script, document.baseURI).href,
    );
    return Promise.all([script, ...shell.styles.map(style)]);
  };

  const readRegistry = (cache) =>
    fetch(new URL('remotes.json', document.baseURI), { cache }).then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    });

  readRegistry('no-cache')
    // What cannot be read may be something else that the browser had kept for this address.
    .catch(() => readRegistry('reload'))
    .then(
      (registry) =>
        start(registry).catch(() => {
          say(
            'Hondana could not start',
            'A file of the interface is missing, was altered or could not be reached. If a new version has just been installed, reload the page.',
          );
        }),
      () => {
        say(
          'Hondana could not start',
          'The list of installed parts (remotes.json) is missing, cannot be read or could not be reached.',
        );
      },
    );
})();
