/**
 * Repairs the test pool in two places.
 *
 * For every object that starts, the pool wraps the prototype of its class in one more proxy. So each call of a room goes
 * through as many proxies as objects have started before, and soon takes ten times as long. All these proxies do the
 * same, so one is enough.
 *
 * For every `import()`, the pool asks its server first, even for a module that it has loaded already. If the room that
 * asks leaves memory before the answer comes, the answer never comes, and every later import of that module waits for it
 * for ever. So a module that is loaded is answered at once.
 */
import { DurableObject } from 'cloudflare:workers';

const wrapped = new WeakSet<object>();
globalThis.Proxy = new Proxy(Proxy, {
  construct(target, args, newTarget) {
    const [object] = args as [object];
    if (wrapped.has(object)) return object;
    const proxy: object = Reflect.construct(target, args, newTarget);
    if (Object.getPrototypeOf(object) === DurableObject.prototype) wrapped.add(proxy);
    return proxy;
  },
});

/** What is used here of the module runner of Vite. */
interface Runner {
  cachedModule: (url: string, importer?: string) => Promise<unknown>;
  evaluatedModules: { getModuleByUrl: (url: string) => { meta?: unknown; evaluated?: boolean } | undefined };
  isPatched?: boolean;
}

const { moduleRunner } = (globalThis as unknown as { __vitest_mocker__: { moduleRunner: Runner } }).__vitest_mocker__;
if (!moduleRunner.isPatched) {
  const ask = moduleRunner.cachedModule.bind(moduleRunner);
  moduleRunner.cachedModule = async (url, importer) => {
    const known = moduleRunner.evaluatedModules.getModuleByUrl(url);
    return known?.meta && known.evaluated ? known : ask(url, importer);
  };
  moduleRunner.isPatched = true;
}
