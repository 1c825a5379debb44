import { describe, expect, it } from 'vitest';
import { ORIGIN, createOwnership } from '../../../src/main/app/policy';

describe('which addresses are ours', () => {
  const own = createOwnership(null);

  it.each([`${ORIGIN}/`, `${ORIGIN}/page/1/1?size=thumb`])('%s is', (url) => {
    expect([own.isOurPage(url), own.mayRequest(url)]).toEqual([true, true]);
  });

  it.each([
    'app://minesweeper.example/',
    'app://example/minesweeper',
    'https://minesweeper/',
    'https://app:minesweeper@example.com/',
    'http://localhost:5173/',
    'file:///etc/hostname',
    'about:blank',
    'app:minesweeper',
    'javascript:alert(1)',
    'ws://localhost:5173/',
    '',
  ])('%s is not', (url) => {
    expect([own.isOurPage(url), own.mayRequest(url)]).toEqual([false, false]);
  });

  it('data and blob may be requested, but no page of theirs may call', () => {
    for (const url of ['data:image/png;base64,AA==', 'blob:app://minesweeper/1'])
      expect([own.isOurPage(url), own.mayRequest(url)]).toEqual([false, true]);
  });

  it('the development server is ours in development only, with its socket', () => {
    const dev = createOwnership('http://localhost:5173');
    expect(dev.isOurPage('http://localhost:5173/index.html')).toBe(true);
    expect(dev.mayRequest('ws://localhost:5173/?token=1')).toBe(true);
    expect(dev.mayRequest('http://localhost:51730/')).toBe(false);
    expect(dev.mayRequest('https://example.com/')).toBe(false);
  });
});
