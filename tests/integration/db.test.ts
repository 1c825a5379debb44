import { describe, expect, it } from 'vitest';
import { tempDb } from './support/case';

describe('the database', () => {
  it('takes a transaction back whole when its body throws, and refuses one that waits', () => {
    const db = tempDb();
    const insert = (): void => {
      db.sql(`INSERT INTO meta (key, value) VALUES ('a', 'b')`).run();
    };
    const count = (): unknown => db.sql(`SELECT count(*) AS n FROM meta WHERE key = 'a'`).get();
    expect(() =>
      db.transaction(() => {
        insert();
        throw new Error('stop');
      }),
    ).toThrow('stop');
    expect(() =>
      db.transaction(async () => {
        insert();
        return Promise.resolve();
      }),
    ).toThrow('cannot wait');
    expect(count()).toEqual({ n: 0 });
    db.transaction(() => db.transaction(insert));
    expect(count()).toEqual({ n: 1 });
  });
});
