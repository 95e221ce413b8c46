/**
 * Repairs the test pool. For every object that starts, the pool wraps the prototype of its class in one more proxy. So
 * each call of a room goes through as many proxies as objects have started before, and soon takes ten times as long.
 * All these proxies do the same, so one is enough.
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
