import { timingSafeEqual } from 'node:crypto';
import type { Boutique } from './boutique.ts';
import { now } from './dates.ts';
import { isGood, stateAfter } from './gestes.ts';
import { type Marchand, resteOf } from './marchand.ts';
import type { Registre, Transaction } from './registre.ts';

type RestInput = Record<string, unknown>;

/** The HTTP status stays 200: errors are in the envelope. */
class Erreur extends Error {
  readonly code: string;
  readonly detail: string | null;
  constructor(code: string, message: string, detail: string | null = null) {
    super(message);
    this.code = code;
    this.detail = detail;
  }
}
const invalid = (detail: string) => new Erreur('INT_902', 'invalid input', detail);

const PENDING = new Set([
  'UNDER_VERIFICATION',
  'WAITING_AUTHORISATION',
  'AUTHORISED_TO_VALIDATE',
  'WAITING_AUTHORISATION_TO_VALIDATE',
]);

function statusOf({ statut }: Transaction) {
  if (PENDING.has(statut)) return 'RUNNING';
  if (statut === 'ABANDONED') return 'ABANDONED';
  return isGood(statut) ? 'PAID' : 'UNPAID';
}

export function createRest(registre: Registre, boutique: Boutique, marchand: Marchand) {
  const { siteId, mode, motDePasse } = boutique;

  function view(one: Transaction) {
    const { champs } = registre.paiement.get(one.paiement)!;
    const { carte } = one;
    return {
      shopId: siteId,
      uuid: one.id,
      amount: one.montant,
      currency: 'EUR',
      paymentMethodType: 'CARD',
      status: statusOf(one),
      detailedStatus: one.statut,
      operationType: one.type,
      creationDate: one.cree,
      errorCode: one.statut === 'REFUSED' ? 'ACQ_001' : null,
      errorMessage: one.statut === 'REFUSED' ? 'payment refused' : null,
      detailedErrorCode: one.statut === 'REFUSED' ? one.autorisation : null,
      detailedErrorMessage: null,
      metadata: metadataOf(champs),
      customer: { email: champs.vads_cust_email ?? null, reference: champs.vads_cust_id ?? null },
      orderDetails: orderOf(champs),
      transactionDetails: {
        sequenceNumber: one.sequence,
        effectiveAmount: one.montant,
        effectiveCurrency: 'EUR',
        creationContext: one.type === 'CREDIT' ? 'REFUND' : 'CHARGE',
        parentTransactionUuid: one.parent ?? null,
        cardDetails: {
          paymentSource: 'EC',
          effectiveBrand: carte?.marque ?? null,
          pan: carte?.numero ?? null,
          expiryMonth: carte ? Number(carte.mois) : null,
          expiryYear: carte ? Number(carte.annee) : null,
          expectedCaptureDate: one.cree,
          legacyTransId: one.transId,
          legacyTransDate: one.cree,
          authorizationResponse: { amount: one.montant, authorizationResult: one.autorisation },
          _type: 'V4/PaymentMethod/Details/CardDetails',
        },
        _type: 'V4/TransactionDetails',
      },
      _type: 'V4/PaymentTransaction',
    };
  }

  const orderOf = (champs: Record<string, string>) => ({
    orderTotalAmount: Number(champs.vads_amount),
    orderEffectiveAmount: Number(champs.vads_amount),
    orderCurrency: 'EUR',
    mode,
    orderId: champs.vads_order_id ?? null,
    metadata: metadataOf(champs),
    _type: 'V4/OrderDetails',
  });

  function want({ uuid }: RestInput): Transaction {
    if (typeof uuid !== 'string' || !/^[0-9a-f]{32}$/.test(uuid)) throw invalid('uuid');
    const found = registre.transaction.get(uuid);
    if (!found) throw new Erreur('PSP_010', 'transaction not found');
    return found;
  }

  function orderGet({ orderId, operationType }: RestInput) {
    if (typeof orderId !== 'string' || orderId === '' || orderId.length > 64)
      throw invalid('orderId');
    if (operationType !== undefined && !['DEBIT', 'CREDIT'].includes(operationType as string))
      throw invalid('operationType');
    const paiements = [...registre.paiement.values()].filter(
      ({ champs }) => champs.vads_order_id === orderId,
    );
    const all = paiements.flatMap((paiement) => registre.transactionsOf(paiement));
    if (all.length === 0) throw new Erreur('PSP_010', 'transaction not found');
    const debits = new Set(all.filter(({ type }) => type === 'DEBIT').map(statusOf));
    const isOpen = paiements.some(({ fin }) => fin === undefined);
    const { champs } = paiements.at(-1)!;
    return {
      shopId: siteId,
      orderCycle: isOpen ? 'OPEN' : 'CLOSED',
      orderStatus:
        (['PAID', 'RUNNING', 'UNPAID'] as const).find((each) => debits.has(each)) ?? 'ABANDONED',
      serverDate: now(),
      orderDetails: orderOf(champs),
      customer: { email: champs.vads_cust_email ?? null, reference: champs.vads_cust_id ?? null },
      transactions: all.filter(({ type }) => !operationType || type === operationType).map(view),
      _type: 'V4/Payment',
    };
  }

  function cancelOrRefund(asked: RestInput) {
    const one = want(asked);
    const { amount, currency = 'EUR', resolutionMode = 'AUTO' } = asked;
    if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1)
      throw invalid('amount');
    if (currency !== 'EUR') throw invalid('currency');
    if (!['AUTO', 'REFUND_ONLY', 'CANCELLATION_ONLY'].includes(resolutionMode as string))
      throw invalid('resolutionMode');
    if (one.impaye) throw new Erreur('PSP_083', 'a chargeback was made');
    const canCancel = one.type === 'DEBIT' && stateAfter('annuler', one.statut) !== undefined;
    if (canCancel && resolutionMode !== 'REFUND_ONLY' && amount <= one.montant)
      return view(
        amount === one.montant ? marchand.change(one, 'annuler')! : marchand.lower(one, amount),
      );
    if (!canCancel && resolutionMode !== 'CANCELLATION_ONLY' && amount <= resteOf(one))
      return view(marchand.refund(one, amount)!);
    throw new Erreur('PSP_055', 'impossible in this state, or for this amount', one.statut);
  }

  const services: Record<string, (asked: RestInput) => object> = {
    'Charge/SDKTest': ({ value }) => ({ value: value ?? null, _type: 'V4/Charge/SDKTestResponse' }),
    'Order/Get': orderGet,
    'Transaction/Get': (asked) => view(want(asked)),
    'Transaction/CancelOrRefund': cancelOrRefund,
  };

  function answer(service: string, authorization: string, body: string): object {
    if (!motDePasse) throw new Erreur('PSP_100', 'the offer has no web services');
    const own = `Basic ${Buffer.from(`${siteId}:${motDePasse}`).toString('base64')}`;
    if (!isSame(own, authorization)) throw new Erreur('INT_905', 'invalid credentials');
    if (!Object.hasOwn(services, service)) throw new Erreur('INT_901', 'unknown web service');
    const asked = objectIn(body);
    if (!asked) throw new Erreur('INT_901', 'invalid request');
    return services[service]!(asked);
  }

  return (service: string, authorization: string, body: string): object => {
    const envelope = (status: 'SUCCESS' | 'ERROR', answer: object) => ({
      webService: service,
      version: 'V4',
      applicationVersion: '6.0.0',
      status,
      answer,
      ticket: null,
      serverDate: now(),
      applicationProvider: 'PAYZEN',
      metadata: null,
      mode,
      serverUrl: null,
      _type: 'V4/WebService/Response',
    });
    try {
      return envelope('SUCCESS', answer(service, authorization, body));
    } catch (cause) {
      if (!(cause instanceof Erreur)) throw cause;
      return envelope('ERROR', {
        errorCode: cause.code,
        errorMessage: cause.message,
        detailedErrorCode: null,
        detailedErrorMessage: cause.detail,
        ticket: 'null',
        shopId: siteId,
        _type: 'V4/WebService/WebServiceError',
      });
    }
  };
}

const metadataOf = (champs: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(champs)
      .filter(([name]) => name.startsWith('vads_ext_info_'))
      .map(([name, value]) => [name.slice('vads_ext_info_'.length), value]),
  );

function isSame(own: string, given: string): boolean {
  const [a, b] = [Buffer.from(own), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}

function objectIn(text: string): RestInput | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as RestInput)
      : undefined;
  } catch {
    return undefined;
  }
}
