import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkedRedirect, redirectToValue } from './redirectTo.ts';

describe('checkedRedirect', () => {
  it.each([
    ['/webui/collection', '/collection'],
    ['/webui/collection/series/7?tab=tags#top', '/collection/series/7?tab=tags#top'],
    ['/webui', '/'],
    ['/webui/', '/'],
    ['/webui/collection?search=a%2Fb', '/collection?search=a%2Fb'],
    ['/webui/collection/group/3/../series/7', '/collection/group/series/7'],
    ['/webui/logins', '/logins'],
    ['/webui/collection/login', '/collection/login'],
    ['/webui/tags/...', '/tags/...'],
  ])('accepts %s', (target, expected) => {
    expect(checkedRedirect(target, '/webui')).toBe(expected);
    expect(checkedRedirect(target, '/webui/')).toBe(expected);
  });

  it('supports an empty prefix', () => {
    expect(checkedRedirect('/collection', '')).toBe('/collection');
    expect(checkedRedirect('//evil.example', '')).toBe('/');
  });

  it.each([
    [null],
    [''],
    ['collection'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/webui\\..\\..\\evil'],
    ['https://evil.example/webui/collection'],
    ['javascript:alert(1)'],
    ['/webui/javascript:alert(1)\n'],
    ['JaVaScRiPt:alert(1)//webui/'],
    ['data:text/html,<script>'],
    [' //evil.example'],
    ['/\t/evil.example'],
    ['/webui//evil.example'],
    ['/webui/%2F/evil.example'],
    ['/webui/%2Fevil.example'],
    ['/webui/%252Fevil.example'],
    ['/webui/%5Cevil.example'],
    ['/webui/..//evil.example'],
    ['/webui/../api/v3/Settings'],
    ['/webui/%2e%2e/api/auth'],
    ['/webui/collection/%252e/series'],
    // More encoding levels than fullyDecoded undoes.
    [`/webui/%${'25'.repeat(6)}41`],
    ['/webui/%252e%252e/api/auth'],
    ['/webui/%0d%0aSet-Cookie:x'],
    ['/webui/%E0%A4%A'],
    ['/webuievil/collection'],
    ['/other/collection'],
    ['/@evil.example'],
    ['/webui/login?redirectTo=%2Fwebui%2Flogin'],
    ['/webui/Login'],
    ['/webui/firstrun/account'],
    ['/webui/unsupported'],
  ])('sends %j to the start page', (target) => {
    expect(checkedRedirect(target, '/webui')).toBe('/');
  });

  it('always returns a path of this origin', () => {
    const piece = fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '..',
      '%2e',
      'webui',
      'evil.example',
      ':',
      '@',
      '?',
      '#',
      '\t',
    );
    const targets = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
    fc.assert(
      fc.property(targets, fc.constantFrom('', '/webui', '/a/b'), (target, prefix) => {
        const result = checkedRedirect(target, prefix);
        expect(result.startsWith('/')).toBe(true);
        expect(new URL(result, 'http://home.example').origin).toBe('http://home.example');
        expect(new URL(prefix + result, 'http://home.example').origin).toBe('http://home.example');
      }),
    );
  });

  it('accepts a prefix with several trailing slashes', () => {
    expect(checkedRedirect('/webui/collection', '/webui//')).toBe('/collection');
    const page = { pathname: '/collection', search: '', hash: '' };
    expect(redirectToValue(page, '/webui//')).toBe('/webui/collection');
  });

  it('accepts what redirectToValue returns', () => {
    const page = { pathname: '/collection/group/3', search: '?search=%C3%A9', hash: '#x' };
    expect(checkedRedirect(redirectToValue(page, '/webui'), '/webui')).toBe(
      '/collection/group/3?search=%C3%A9#x',
    );
  });
});
