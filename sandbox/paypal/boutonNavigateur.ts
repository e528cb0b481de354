/** Only a click in the button's frame may open the window. */
{
  const params = new URLSearchParams(location.search);
  const [uid, shop] = [params.get('uid')!, params.get('origin')!];
  const button = document.querySelector('button')!;
  let off = false;
  let popup: Window | null = null;
  let watching: ReturnType<typeof setInterval> | undefined;

  const say = (kind: string, more: object = {}) =>
    parent.postMessage({ paypal: uid, kind, ...more }, shop);

  const over = (kind: string, more: object = {}) => {
    clearInterval(watching);
    popup?.close();
    popup = null;
    button.disabled = false;
    say(kind, more);
  };

  button.addEventListener('click', () => {
    if (off) return say('tap');
    const [width, height] = [450, 720];
    const left = Math.max(0, Math.round((screen.width - width) / 2));
    const top = Math.max(0, Math.round((screen.height - height) / 2));
    const features = `popup,width=${width},height=${height},left=${left},top=${top}`;
    popup = open('/checkoutnow', `paypal_${uid}`, features);
    // A pop-up blocker or the shop's opener policy cuts the window off.
    if (!popup) return say('blocked');
    button.disabled = true;
    clearInterval(watching);
    watching = setInterval(() => popup?.closed && over('cancel'), 200);
    say('click');
  });

  addEventListener('message', ({ data, origin, source }: MessageEvent) => {
    const { paypal, kind, ...more } = (data ?? {}) as { paypal?: string; kind?: string };
    if (source === parent && origin === shop && paypal === uid) {
      const { token } = more as { token?: string };
      if (kind === 'order' && popup)
        popup.location.href = `/checkoutnow?token=${encodeURIComponent(token!)}`;
      if (kind === 'focus') popup?.focus();
      if (kind === 'close') over('closed');
      if (kind === 'enable' || kind === 'disable') {
        off = kind === 'disable';
        button.ariaDisabled = String(off);
      }
    } else if (popup && source === popup && origin === location.origin) {
      if (kind === 'approve' || kind === 'cancel' || kind === 'error') over(kind, more);
    }
  });

  say('ready');
}
