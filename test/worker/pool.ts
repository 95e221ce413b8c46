/**
 * Makes the test pool fast. Both repairs change only how long a call of a room takes: without them the pool takes most
 * of the time of these tests.
 */
import { DurableObject } from 'cloudflare:workers';

interface ModuleRunner {
  import(file: string): Promise<unknown>;
}

/**
 * At every call of a room the pool imports the service again, and asks the main process twice whether it has changed.
 * It does not change during a run, so it is imported once.
 */
const { moduleRunner } = (globalThis as unknown as { __vitest_mocker__: { moduleRunner: ModuleRunner } })
  .__vitest_mocker__;
const importAgain = moduleRunner.import.bind(moduleRunner);
const service = import('./bed.ts');
moduleRunner.import = (file) => (file.endsWith('/test/worker/bed.ts') ? service : importAgain(file));

/**
 * For every object that starts, the pool wraps the prototype of its class in one more proxy. So each call goes through
 * as many proxies as objects have started before. They all do the same, so one is enough.
 */
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
