/** A database that passes every call through a function. The function may delay the call, or fail before or after it. */

export interface Asked {
  isBatch: boolean;
  isWrite: boolean;
  sql: string;
}
type Through = (run: () => Promise<unknown>, what: Asked) => Promise<unknown>;

const RUNS = ['all', 'run', 'first', 'raw'];
const isWrite = (sql: string): boolean => !/^\s*select\b/i.test(sql);

export function damaged(d1: D1Database, through: Through): D1Database {
  const originals = new WeakMap<D1PreparedStatement, { original: D1PreparedStatement; sql: string }>();

  const statement = (original: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const proxy = new Proxy(original, {
      get(target, name) {
        const value = Reflect.get(target, name).bind(target);
        if (name === 'bind') return (...params: unknown[]) => statement(value(...params), sql);
        if (!RUNS.includes(String(name))) return value;
        return (...args: unknown[]) => through(() => value(...args), { isBatch: false, isWrite: isWrite(sql), sql });
      },
    });
    originals.set(proxy, { original, sql });
    return proxy;
  };

  return new Proxy(d1, {
    get(target, name) {
      if (name === 'prepare') return (sql: string) => statement(target.prepare(sql), sql);
      if (name === 'batch') {
        return (all: D1PreparedStatement[]) => {
          const found = all.flatMap((one) => originals.get(one) ?? []);
          const texts = found.map(({ sql }) => sql);
          const what = { isBatch: true, isWrite: texts.some(isWrite), sql: texts.join('; ') };
          return through(() => target.batch(found.map(({ original }) => original)), what);
        };
      }
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
