/** Mimics version 5 of the real script's `paypal.Buttons`. */
{
  const own = document.currentScript as HTMLScriptElement;
  const { origin } = new URL(own.src);
  const nonce = own.dataset.cspNonce ?? '';

  type Data = Record<string, string>;
  type Style = Record<string, string | number | undefined>;
  interface Options {
    style?: Style;
    fundingSource?: string;
    createOrder?: (data: Data, actions: object) => Promise<string> | string;
    onApprove?: (data: Data, actions: object) => unknown;
    onCancel?: (data: Data, actions: object) => unknown;
    onError?: (error: Error) => unknown;
    onInit?: (data: Data, actions: object) => unknown;
    onClick?: (data: Data, actions: object) => unknown;
  }
  interface Message {
    paypal?: string;
    kind?: string;
    orderID?: string;
    payerID?: string;
    why?: string;
  }

  const STYLES: Record<string, string[]> = {
    layout: ['vertical', 'horizontal'],
    color: ['gold', 'blue', 'silver', 'white', 'black'],
    shape: ['rect', 'pill', 'sharp'],
    label: ['paypal', 'checkout', 'pay', 'buynow', 'installment', 'subscribe', 'donate'],
  };
  const PAYPAL = { fundingSource: 'paypal' };
  const checkStyle = (style: Style) => {
    for (const [name, values] of Object.entries(STYLES))
      if (style[name] !== undefined && !values.includes(String(style[name])))
        throw new Error(`Unexpected style.${name} for Buttons: ${String(style[name])}`);
    const height = style.height;
    if (height !== undefined && !(Number(height) >= 25 && Number(height) <= 55))
      throw new Error(`Expected style.height to be between 25 and 55, got ${String(height)}`);
  };

  // The real script does so: the policy must allow its nonce or inline styles.
  const sheet = document.createElement('style');
  if (nonce) sheet.nonce = nonce;
  sheet.textContent = `
.paypal-buttons{position:relative;display:block;width:100%;min-width:150px;max-width:750px}
.paypal-buttons iframe{display:block;width:100%;height:100%;border:0;color-scheme:normal}
.paypal-voile{position:fixed;inset:0;z-index:2147483647;display:flex;flex-direction:column;gap:1rem;align-items:center;justify-content:center;padding:1rem;background:rgba(0,0,0,.8);color:#fff;font:1rem/1.5 system-ui,'Segoe UI',Roboto,Arial,sans-serif;text-align:center}
.paypal-voile p{margin:0;max-width:24rem}
.paypal-voile button{min-height:2.75rem;padding:.375rem 1.25rem;border:2px solid #fff;border-radius:999px;background:transparent;color:#fff;font:inherit;font-weight:700;cursor:pointer}
.paypal-voile button:focus-visible{outline:3px solid #ffc439;outline-offset:2px}
.paypal-voile iframe{width:100%;max-width:450px;height:min(720px,80vh);border:0;border-radius:12px;background:#fff}`;
  document.head.append(sheet);

  const Buttons = (options: Options = {}) => {
    const { style = {}, fundingSource = 'paypal' } = options;
    if (typeof options.createOrder !== 'function')
      throw new Error('Expected createOrder to be a function');
    checkStyle(style);
    const uid = `uid_${crypto.getRandomValues(new Uint32Array(2)).join('_')}`;
    let box: HTMLElement | undefined;
    let frame: HTMLIFrameElement | undefined;
    let veil: HTMLElement | undefined;
    let framed: HTMLIFrameElement | undefined;
    let order = '';
    let ready = () => {};
    let round = 0;

    const tellFrame = (kind: string, more: object = {}) =>
      frame?.contentWindow?.postMessage({ paypal: uid, kind, ...more }, origin);
    const unveil = () => {
      if (veil?.contains(document.activeElement)) frame?.focus();
      veil?.remove();
      veil = framed = undefined;
    };
    const fail = (error: unknown) => {
      const told = error instanceof Error ? error : new Error(String(error));
      if (!options.onError) throw told;
      return options.onError(told);
    };
    const run = async (act: () => unknown) => {
      try {
        await act();
      } catch (error) {
        await fail(error);
      }
    };

    const buttonOf = (text: string, act: () => void) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = text;
      button.addEventListener('click', act);
      return button;
    };
    const cover = (...content: HTMLElement[]) => {
      unveil();
      veil = document.createElement('div');
      veil.className = 'paypal-voile';
      veil.setAttribute('role', 'dialog');
      veil.setAttribute('aria-modal', 'true');
      veil.setAttribute('aria-label', 'PayPal');
      veil.append(...content);
      document.body.append(veil);
      veil.querySelector('button')?.focus();
    };
    const coverBehindWindow = () => {
      const text = document.createElement('p');
      text.textContent = 'Le paiement continue dans la fenêtre de PayPal.';
      cover(
        text,
        buttonOf('Revenir à la fenêtre PayPal', () => tellFrame('focus')),
        buttonOf('Fermer PayPal', () => tellFrame('close')),
      );
    };

    /** Without a click no window may open, so PayPal returns in the page. */
    const restart = () => {
      const kept = document.createElement('iframe');
      kept.title = 'PayPal';
      const query = new URLSearchParams({ token: order, origin: location.origin });
      kept.src = `${origin}/checkoutnow?${query}`;
      cover(
        kept,
        buttonOf('Fermer PayPal', () => void cancelled()),
      );
      framed = kept;
    };

    const approved = ({ orderID, payerID }: Message) => {
      unveil();
      const data = { orderID: orderID!, payerID: payerID!, paymentSource: 'paypal' };
      const actions = {
        restart,
        redirect: (to: string) => location.assign(to),
      };
      return run(() => options.onApprove?.(data, actions));
    };
    const cancelled = () => {
      unveil();
      round += 1;
      return run(() => options.onCancel?.({ orderID: order }, {}));
    };

    const clicked = async () => {
      const current = ++round;
      order = '';
      coverBehindWindow();
      let refused = false;
      const actions = { resolve: () => true, reject: () => (refused = true) };
      try {
        const answer = await options.onClick?.(PAYPAL, actions);
        if (refused || answer === false) {
          round += 1;
          unveil();
          return tellFrame('close');
        }
        const id = await options.createOrder!({ paymentSource: 'paypal' }, {});
        if (current !== round) return;
        if (typeof id !== 'string' || id === '')
          throw new Error('Expected an order id to be passed');
        order = id;
        tellFrame('order', { token: id });
      } catch (error) {
        if (current !== round) return;
        round += 1;
        unveil();
        tellFrame('close');
        await fail(error);
      }
    };

    const heard = ({ data, origin: from, source }: MessageEvent) => {
      const message = (data ?? {}) as Message;
      const ours = frame !== undefined && source === frame.contentWindow && message.paypal === uid;
      const inPage = framed !== undefined && source === framed.contentWindow;
      if (from !== origin || !(ours || inPage)) return;
      const { kind } = message;
      if (kind === 'ready') {
        ready();
        const enable = () => Promise.resolve(tellFrame('enable'));
        const disable = () => Promise.resolve(tellFrame('disable'));
        void run(() => options.onInit?.({}, { enable, disable }));
      } else if (kind === 'click') void clicked();
      else if (kind === 'tap') void run(() => options.onClick?.(PAYPAL, {}));
      else if (kind === 'approve') void approved(message);
      else if (kind === 'cancel') void cancelled();
      else if (kind === 'closed') {
        // A refused click has ended its round already.
        if (veil) void cancelled();
      } else if (kind === 'error' || kind === 'blocked') {
        unveil();
        round += 1;
        void fail(new Error(message.why ?? 'Window could not be opened: it was blocked'));
      }
    };

    const close = () => {
      removeEventListener('message', heard);
      unveil();
      box?.remove();
      box = frame = undefined;
      return Promise.resolve();
    };

    return {
      isEligible: () => fundingSource === 'paypal',
      close,
      render: (where: string | HTMLElement) => {
        const container = typeof where === 'string' ? document.querySelector(where) : where;
        if (!container?.isConnected)
          return Promise.reject(new Error(`Document is ready and element does not exist`));
        box = document.createElement('div');
        box.className = 'paypal-buttons';
        box.style.height = `${Number(style.height ?? 45)}px`;
        frame = document.createElement('iframe');
        frame.title = 'PayPal';
        frame.name = `__paypal_buttons__${uid}`;
        const query = new URLSearchParams({ uid, origin: location.origin });
        for (const name of Object.keys(STYLES))
          if (style[name]) query.set(name, String(style[name]));
        frame.src = `${origin}/smart/buttons?${query}`;
        addEventListener('message', heard);
        const rendered = new Promise<void>((resolve) => (ready = resolve));
        box.append(frame);
        container.append(box);
        return rendered;
      },
    };
  };

  const FUNDING = { PAYPAL: 'paypal', CARD: 'card', PAYLATER: 'paylater', CREDIT: 'credit' };
  const name = own.dataset.namespace ?? 'paypal';
  (globalThis as unknown as Record<string, object>)[name] = {
    version: '5.0.0-demonstration',
    FUNDING,
    getFundingSources: () => [FUNDING.PAYPAL],
    isFundingEligible: (source: string) => source === FUNDING.PAYPAL,
    Buttons,
  };

  // The real script logs so: the shop's policy must allow the connection.
  void fetch(`${origin}/xoplatform/logger/api/logger`, {
    method: 'POST',
    mode: 'no-cors',
    body: '{}',
  }).catch(() => undefined);
}
