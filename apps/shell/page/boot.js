(() => {
  // The same in every release: servers and browsers cache index.html, and its policy holds this hash (ADR 1 and 18).
  document.documentElement.dataset.began = '';
  const declared = /'(.*)'/.exec(document.querySelector('meta[name=base]').content)[1].replace(/\/+$/, '');
  // A proxy may add a path before the server's: whatever precedes the declared prefix (ADR 23).
  const { pathname } = location;
  const at = `${pathname}/`.toLowerCase().indexOf(`${declared}/`.toLowerCase());
  // Two leading slashes would make it another host.
  const root = /^\/(?!\/)/.test(pathname) && at > 0 ? pathname.slice(0, at) : '';
  const prefix = at < 0 ? declared : root + pathname.slice(at, at + declared.length);
  const base = document.createElement('base');
  base.dataset.server = root;
  // Absolute: credentials before an @ in the page's address would become part of every URL, which fetch rejects.
  base.href = `${location.origin}${prefix}/`;
  document.head.append(base);
  const absolute = (address) => new URL(address, document.baseURI).href;

  const admitted = new Set();
  const admit = (folder, files) => {
    for (const name of files) admitted.add(absolute(folder + name));
  };
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const url = new URL(address, document.baseURI);
      url.search = '';
      return admitted.has(url.href) ? address : null;
    },
  });

  const showStartupError = (heading, text, canReload) => {
    const show = () => {
      document.title = `${heading} – Hondana`;
      const page = document.createElement('main');
      page.style.cssText =
        'font: 16px/1.5 system-ui, sans-serif; max-width: 36rem; margin: 15vh auto; padding: 0 1rem';
      const title = document.createElement('h1');
      title.textContent = heading;
      const message = document.createElement('p');
      message.textContent = text;
      page.append(title, message);
      document.body.replaceChildren(page);
      document.documentElement.style.colorScheme = 'dark light';
      if (!canReload) return;
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Reload';
      button.style.cssText = 'font: inherit; padding: 0.5rem 1rem';
      button.onclick = () => location.reload();
      page.append(button);
      button.focus();
    };
    if (document.body) show();
    else addEventListener('DOMContentLoaded', show);
  };

  const readStorage = (storage, name) => {
    try {
      return globalThis[storage].getItem(name);
    } catch {
      return null;
    }
  };

  const theme = readStorage('localStorage', 'theme');
  if (theme) document.documentElement.dataset.theme = theme;

  const readSession = (name) => {
    for (const storage of ['sessionStorage', 'localStorage']) {
      try {
        const session = JSON.parse(readStorage(storage, name));
        if (session?.key) return session;
      } catch {
        // Not written by us.
      }
    }
  };

  // This browser's share, drawn once: it gets every rollout whose share is larger.
  const rolloutShare = () => {
    const name = 'hondana.lot';
    try {
      localStorage[name] ??= Math.random();
      return Number(localStorage[name]);
    } catch {
      return 1;
    }
  };

  const isNewer = (one, other) => {
    const parts = (version) => version.split(/[+-]/)[0].split('.').map(Number);
    const [a, b] = [parts(one), parts(other)];
    const differs = a.findIndex((part, at) => part !== b[at]);
    return differs >= 0 && a[differs] > b[differs];
  };

  // An added part wins while the version it replaced is installed, later only if newer (ADR 20). Plugins replace none.
  const withAdded = (
    registry,
    { format, over = {}, remotes = [], alternatives = [], disabled = [] } = {},
  ) => {
    if (format !== 1) return registry;
    const wins = (part) => {
      const own = registry.remotes.find((remote) => remote?.id === part.id);
      const { version } = own ?? {};
      return (
        !own ||
        (!part.addedFrom && (over[part.id] === version || isNewer(String(part.version), String(version))))
      );
    };
    const winners = remotes.filter((part) => part?.id && wins(part));
    const others = registry.remotes.filter((own) => !winners.some(({ id }) => id === own?.id));
    return {
      ...registry,
      remotes: [...others, ...winners],
      alternatives: [
        ...(registry.alternatives ?? []),
        ...alternatives.filter(({ part }) => part?.id && wins(part)),
      ],
      disabled: [...(registry.disabled ?? []), ...disabled],
    };
  };

  // Replaces a part by another version: on the chosen channel, or for a share of all browsers.
  const withAlternatives = ({ alternatives = [], disabled = [], ...registry }) => {
    // A plugin disabled for everyone or in this browser is dropped, so none of its files are fetched.
    const isOut = ({ addedFrom, id }) =>
      addedFrom &&
      (disabled.includes(id) || readStorage('localStorage', `hondana.plugin.${id}/stopped`) === '*');
    registry.remotes = registry.remotes.filter((remote) => !(remote && isOut(remote)));
    for (const { channel, share, part } of alternatives) {
      const isChosen = channel
        ? readStorage('localStorage', 'hondana.channel') === channel
        : rolloutShare() < share;
      if (!isChosen) continue;
      if (part.id)
        registry.remotes = registry.remotes.map((remote) => (remote?.id === part.id ? part : remote));
      else registry.shell = part;
    }
    return registry;
  };

  const fetchJson = (address, cache) =>
    fetch(absolute(address), { cache }).then((response) => {
      if (!response.ok) throw new Error(String(response.status));
      return response.json();
    });
  // Added parts must not delay startup: they get 2 seconds once the registry is there.
  const withTimeout = (answer) => Promise.race([answer, new Promise((resolve) => setTimeout(resolve, 2000))]);
  const read = async (meanwhile = () => {}) => {
    // Often the place for added parts is empty: the server then answers with HTML, or with 404.
    const place = document.querySelector('meta[name=added]')?.content;
    const isSafe = new URLSearchParams(location.search).has('safe-mode');
    const added = place && !isSafe && fetchJson(place, 'no-cache').catch(() => {});
    const own = fetchJson('remotes.json', 'no-cache')
      // An unreadable answer may be something else that the browser cached for this address.
      .catch(() => fetchJson('remotes.json', 'reload'));
    const registry = await own;
    try {
      if (!added) return withAlternatives(registry);
      meanwhile(withAlternatives(registry));
      return withAlternatives(withAdded(registry, (await withTimeout(added)) ?? {}));
    } catch {
      return registry;
    }
  };

  const isLacking = ({ names = [], styles = [] }) =>
    names.some((name) => name.split('.').reduce((at, part) => at?.[part], globalThis) === undefined) ||
    styles.some((style) => !CSS.supports(`(${style})`));

  const load = (make, address, second) =>
    new Promise((resolve, reject) => {
      const element = make(address + (second ? `?retry=${Date.now()}` : ''));
      element.onload = resolve;
      element.onerror = () => {
        element.remove();
        if (second) reject(new Error(address));
        // Browsers cache refused files: retry with a new address, and refetch the old one to repair the cache.
        else
          void fetch(address, { cache: 'reload' }).finally(() =>
            load(make, address, true).then(resolve, reject),
          );
      };
      document.head.append(element);
    });

  const loadShell = ({ folder, files, script, styles }) => {
    const make = (name, tag, addressKey, properties) =>
      load(
        (address) =>
          Object.assign(document.createElement(tag), {
            ...properties,
            crossOrigin: 'anonymous',
            integrity: files[name],
            [addressKey]: address,
          }),
        absolute(folder + name),
      );
    return Promise.all([
      make(script, 'script', 'src'),
      ...styles.map((name) => make(name, 'link', 'href', { rel: 'stylesheet' })),
    ]);
  };

  const preload = ({ folder, files }, names, priority = 'low') => {
    for (const name of new Set(names)) {
      if (!files[name]) continue;
      const link = document.createElement('link');
      Object.assign(link, {
        rel: 'preload',
        as: name.endsWith('.css') ? 'style' : 'script',
        crossOrigin: 'anonymous',
        integrity: files[name],
        // Must not delay the shell's own script.
        fetchPriority: priority,
        href: absolute(folder + name),
      });
      document.head.append(link);
    }
  };

  const matches = (pattern, path) => {
    const wanted = pattern.split('/');
    const given = path.split('/');
    const isOpen = wanted.at(-1) === '*';
    if (isOpen) wanted.pop();
    if (given.length < wanted.length || (!isOpen && given.length > wanted.length)) return false;
    return wanted.every((part, at) => part[0] === ':' || part.toLowerCase() === given[at].toLowerCase());
  };

  const firstPlace = (remotes) =>
    remotes
      .flatMap(({ navigation = [] }) => navigation)
      .filter(({ adminOnly }) => !adminOnly)
      .toSorted((a, b) => a.order - b.order)[0]?.path ?? '';

  // Runs before the shell has checked permissions: the files are not secret.
  const preloadPage = (remotes, path) => {
    const found = remotes
      .flatMap((remote) => (remote.routes ?? []).map((route) => ({ remote, path: route.path })))
      .filter((route) => matches(route.path, path))
      .toSorted((a, b) => b.path.split('/').length - a.path.split('/').length)[0];
    if (!found) return;
    const { entry, preload: ofRoutes, pages = {} } = found.remote;
    const needed = Object.keys(pages).filter((pattern) => matches(pattern, path));
    preload(found.remote, [
      entry,
      ...(ofRoutes?.[found.path] ?? []),
      ...needed.flatMap((pattern) => pages[pattern]),
    ]);
    return found.remote;
  };

  const isStored = (username, name) =>
    ['localStorage', 'sessionStorage'].some(
      (storage) => readStorage(storage, `hondana.user${root}:${JSON.stringify(username)}:${name}`) !== null,
    );

  // The page's first API calls. None with a query string or after a reload, which may show something else.
  const callsOfPage = ({ calls = {} }, path, { username, isAdministrator }) => {
    if (location.search || performance.getEntriesByType('navigation')[0]?.type !== 'navigate') return [];
    const parts = path.split('/');
    return Object.keys(calls)
      .filter((pattern) => matches(pattern, path))
      .flatMap((pattern) => {
        const names = pattern.split('/');
        // Parameters without a number remain, and their calls are dropped.
        const numberAt = (name) => parts.find((part, at) => names[at] === name && /^\d+$/.test(part)) ?? name;
        return calls[pattern]
          .filter(
            ({ adminOnly, unlessStored }) =>
              !(adminOnly && !isAdministrator) && !(unlessStored && isStored(username, unlessStored)),
          )
          .map(({ address, body }) => ({ address: address.replace(/:\w+/g, numberAt), body }))
          .filter(({ address }) => !/:\w/.test(address));
      });
  };

  const askEarly = (calls, key) => {
    const answers = {};
    for (const { address, body } of calls) {
      const headers = {
        Accept: 'application/json, text/plain;q=0.5',
        ...(key && { apikey: key }),
        ...(body && { 'Content-Type': 'application/json' }),
      };
      const method = body ? 'POST' : 'GET';
      const answer = fetch(root + address, { method, headers, body, redirect: 'manual', priority: 'low' });
      answer.catch(() => {});
      answers[body ? `POST ${address} ${body}` : address] = answer;
    }
    return { key, answers };
  };

  const begin = ({ session: name, files, kept, calls }, { shell, remotes }) => {
    const session = readSession(name + root);
    const path = location.pathname.slice(prefix.length).replace(/^\/+|\/+$/g, '') || firstPlace(remotes);
    preload(shell, session ? files.signedIn : files.signedOut);
    // Kept answers are drawn before any call is answered, so what reads them must not wait for a connection.
    if (session && kept && isStored(session.username, kept.name)) preload(shell, kept.files);
    const remote = session && preloadPage(remotes, path);
    const { everyone, signedIn, administrator } = calls;
    const frameCalls = [
      ...everyone,
      ...(session ? signedIn : []),
      ...(session?.isAdministrator ? administrator : []),
    ];
    return askEarly(
      [...frameCalls.map((address) => ({ address })), ...(remote ? callsOfPage(remote, path, session) : [])],
      session?.key,
    );
  };

  const start = async (registry) => {
    const { shell, remotes } = registry;
    if (shell.browsers && isLacking(shell.browsers)) {
      showStartupError('This browser is too old', shell.browsers.text);
      return;
    }
    for (const part of [shell, ...remotes]) {
      if (part?.folder && part.files) admit(part.folder, Object.keys(part.files));
    }
    const handover = { registry, prefix, admit, read };
    Object.defineProperty(globalThis, '__hondanaBoot', { value: handover, configurable: true });
    const loaded = loadShell(shell);
    try {
      if (shell.early) handover.early = begin(shell.early, registry);
    } catch {
      // A broken descriptor only costs its own remote, later; here it only costs the early start.
    }
    await loaded;
  };

  // Additions never replace the shell, so its files can load meanwhile.
  const preloadShell = ({ shell }) => {
    if (!isLacking(shell.browsers ?? {})) preload(shell, [shell.script, ...shell.styles], 'high');
  };

  read(preloadShell).then(
    (registry) =>
      start(registry).catch(() => {
        showStartupError(
          'Hondana could not start',
          'A file of the interface is missing, was altered or could not be reached. If a new version has just been installed, reload the page.',
          true,
        );
      }),
    () => {
      showStartupError(
        'Hondana could not start',
        'The list of installed parts (remotes.json) is missing, cannot be read or could not be reached.',
        true,
      );
    },
  );
})();
