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
  immediat: boolean;
}

export const MOYENS = ['compte', 'echeck', 'examen', 'refuse', 'fraude'] as const;
export type Moyen = (typeof MOYENS)[number];

type EtatCapture = 'COMPLETED' | 'PENDING' | 'DECLINED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';
export interface Capture {
  id: string;
  status: EtatCapture;
  reason?: string;
  create_time: string;
  update_time: string;
}

export interface Refund {
  id: string;
  /** A chargeback moves money like a refund, but has other events. */
  retour: boolean;
  amount: Money;
  invoice_id?: string;
  custom_id?: string;
  note_to_payer?: string;
  create_time: string;
  revenu?: { id: string; create_time: string };
}

export interface Order {
  id: string;
  status: 'CREATED' | 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED';
  /** With a `payment_source`, links and first state differ. */
  source: boolean;
  unite: Unite;
  contexte: Contexte;
  moyen?: Moyen;
  capture?: Capture;
  refunds: Refund[];
  create_time: string;
  update_time: string;
}

/** Its exact bytes are signed. */
export interface Evenement {
  id: string;
  type: string;
  body: string;
  create_time: string;
  transmission: string;
  essais: number;
  remis: boolean;
  reponse?: string;
}

export interface Appel {
  id: string;
  body: string;
  made: string;
  time: string;
}
