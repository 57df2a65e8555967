import type Stripe from 'stripe';
import { check, missing, newId, type Params } from './stripe-problems.ts';

type Charge = {
  id: string;
  object: 'charge';
  customer: string;
  payment_intent: string;
  invoice: string;
  status: 'succeeded';
  created: number;
  refunded: boolean;
  disputed: boolean;
};
type Dispute = { id: string; object: 'dispute'; charge: string; payment_intent: string; status: string };

const list = (data: object[]) => ({ object: 'list', data, has_more: false, url: '' });

/** Payments, refunds and disputes of the double. */
export function createStripeMoney({
  seconds,
  emit,
}: {
  seconds: () => number;
  emit: (type: string, object: object) => Stripe.Event;
}) {
  const charges = new Map<string, Charge>();
  const disputes = new Map<string, Dispute>();
  const chargeOf = (invoice: string | null) => {
    const found = [...charges.values()].find((one) => one.invoice === invoice);
    if (!found) throw missing('charge', String(invoice));
    return found;
  };
  /** Charges do not name their invoice. The payments of an invoice name the payment intent instead. */
  const shown = ({ invoice: _, ...charge }: Charge) => charge;

  return {
    /** Charges a customer and returns the id of the paid invoice. */
    charge(customer: string): string {
      const invoice = newId('in');
      const id = newId('ch');
      charges.set(id, {
        id,
        object: 'charge',
        customer,
        payment_intent: newId('pi'),
        invoice,
        status: 'succeeded',
        created: seconds(),
        refunded: false,
        disputed: false,
      });
      return invoice;
    },

    refund(invoice: string | null, { whole = true }: { whole?: boolean } = {}) {
      const charge = chargeOf(invoice);
      charge.refunded = whole;
      return emit('charge.refunded', shown(charge));
    },

    /** The object of these events is the dispute, which does not name the customer. */
    dispute(invoice: string | null, status = 'needs_response') {
      const charge = chargeOf(invoice);
      charge.disputed = true;
      const known = [...disputes.values()].find((one) => one.charge === charge.id);
      const { id: chargeId, payment_intent } = charge;
      const dispute: Dispute = known ?? {
        id: newId('dp'),
        object: 'dispute',
        charge: chargeId,
        payment_intent,
        status,
      };
      dispute.status = status;
      disputes.set(dispute.id, dispute);
      return emit(known ? 'charge.dispute.updated' : 'charge.dispute.created', dispute);
    },

    call(method: string, kind: string, [id]: string[], params: Params): object | null {
      if (method !== 'GET') return null;
      if (kind === 'invoice_payments') {
        check(params, /^(invoice|status|limit)$/);
        const paid = [...charges.values()].filter(({ invoice }) => invoice === params.invoice);
        return list(
          paid.map(({ payment_intent }) => ({
            id: newId('inpay'),
            object: 'invoice_payment',
            status: 'paid',
            invoice: params.invoice,
            payment: { type: 'payment_intent', payment_intent },
          })),
        );
      }
      if (kind === 'charges') {
        const found = id && charges.get(id);
        if (id && !found) throw missing('charge', id);
        if (found) return shown(found);
        check(params, /^(payment_intent|limit)$/, ['payment_intent']);
        return list(
          [...charges.values()]
            .filter(({ payment_intent }) => payment_intent === params.payment_intent)
            .map(shown),
        );
      }
      if (kind === 'disputes') {
        check(params, /^(charge|limit)$/, ['charge']);
        return list([...disputes.values()].filter(({ charge }) => charge === params.charge));
      }
      return null;
    },
  };
}
