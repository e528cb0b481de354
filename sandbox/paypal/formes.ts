/** What is kept of an order, a payment and a refund; `rendu.ts` says how PayPal tells them. */
export interface Money {
  currency_code: string;
  value: string;
}

export interface Unite {
  reference_id: string;
  amount: Money & { breakdown?: Record<string, Money> };
  description?: string;
  custom_id?: string;
  invoice_id?: string;
  soft_descriptor?: string;
  items?: Record<string, unknown>[];
}

export interface Contexte {
  brand_name?: string;
  return_url?: string;
  cancel_url?: string;
  /** No means of payment that takes days. */
  immediat: boolean;
}

/** What the buyer chose in the window, and with it how the capture goes. */
export const MOYENS = ['compte', 'echeck', 'examen', 'refuse', 'fraude'] as const;
export type Moyen = (typeof MOYENS)[number];

type EtatCapture = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
export interface Capture {
  id: string;
  status: EtatCapture;
  reason?: string;
  /** When it was taken, and when it changed last: ISO 8601 in UTC. */
  create_time: string;
  update_time: string;
}

export interface Refund {
  id: string;
  /** A charge-back takes the money as a refund does, and is told otherwise. */
  retour: boolean;
  amount: Money;
  invoice_id?: string;
  custom_id?: string;
  note_to_payer?: string;
  create_time: string;
  /** A charge-back that the merchant has won: what came again, and when. */
  revenu?: { id: string; create_time: string };
}

export interface Order {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  /** Whether it was created with a `payment_source`: its links and first state differ. */
  source: boolean;
  unite: Unite;
  contexte: Contexte;
  moyen?: Moyen;
  capture?: Capture;
  refunds: Refund[];
  create_time: string;
  update_time: string;
}

/** An event for the shop, in the very words that are signed. */
export interface Evenement {
  id: string;
  type: string;
  body: string;
  create_time: string;
  transmission: string;
  essais: number;
  remis: boolean;
  /** The last answer of the shop, as words. */
  reponse?: string;
}

/** A call that went well, by its method, path and PayPal-Request-Id. */
export interface Appel {
  id: string;
  /** Fingerprint of its body. */
  body: string;
  /** What it made: an order's id, or a refund's. */
  made: string;
  time: string;
}
