export interface Bouton {
  isEligible: () => boolean;
  render: (place: HTMLElement) => Promise<void>;
  close: () => Promise<void>;
}

export interface Bascule {
  enable: () => Promise<unknown>;
  disable: () => Promise<unknown>;
}

interface Click {
  resolve?: () => unknown;
  reject?: () => unknown;
}

export interface OptionsBouton {
  fundingSource: 'paypal';
  style: { shape: 'rect'; color: 'gold'; label: 'pay'; height: number };
  onInit: (data: object, actions: Bascule) => void;
  onClick: (data: object, actions: Click) => unknown;
  createOrder: () => Promise<string>;
  onApprove: (data: { orderID: string }, actions: { restart: () => unknown }) => Promise<unknown>;
  onCancel: (data: { orderID?: string }) => unknown;
  onError: (error: unknown) => void;
}

interface Sdk {
  Buttons: (options: OptionsBouton) => Bouton;
}

const PATIENCE_MS = 20_000;
let loading: Promise<Sdk> | null = null;

export function loadPaypal(address: string): Promise<Sdk> {
  loading ??= load(address).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(address: string): Promise<Sdk> {
  const script = document.createElement('script');
  script.src = address;
  script.async = true;
  return new Promise<Sdk>((resolve, reject) => {
    const fail = () => {
      script.remove();
      reject(new Error('PayPal’s script did not load.'));
    };
    const late = setTimeout(fail, PATIENCE_MS);
    script.addEventListener('error', fail);
    script.addEventListener('load', () => {
      clearTimeout(late);
      const { paypal } = globalThis as { paypal?: Partial<Sdk> };
      // A content blocker may put an empty script in its place.
      if (paypal?.Buttons) resolve(paypal as Sdk);
      else fail();
    });
    document.head.append(script);
  });
}
