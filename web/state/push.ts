/** Subscribes this browser to push notifications. */

/** The subscription as the service wants it. Null where the browser has no push, or its user said no. */
export async function subscribe(key: string): Promise<string | null> {
  if (!('Notification' in window) || !('serviceWorker' in navigator) || !('PushManager' in window)) return null;
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  try {
    const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return JSON.stringify(subscription);
  } catch {
    return null;
  }
}
