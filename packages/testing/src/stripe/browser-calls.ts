import type { ServerResponse } from 'node:http';
import { objectOf, textOf, type FormObject } from './form-body.ts';
import { unexpectedState, type Decline } from './stripe-error.ts';
import type { StripePaymentIntent } from './stripe-objects.ts';
import type { StripeState } from './stripe-state.ts';
import { standInScript } from './stand-in-script.ts';
import { payWithNewCard, refuse } from './invoice-life.ts';

interface BrowserCall {
  response: ServerResponse;
  method: string;
  pathname: string;
  params: FormObject;
}

/** The provider's numbers for trying out refusals; every other card pays. */
const refusedCards: Readonly<Record<string, Decline>> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000127': 'incorrect_cvc',
};

/**
 * What a browser asks of the provider: its script, a payment by whoever holds the client secret, and the portal. False
 * for everything else.
 */
export function answerFromBrowser(state: StripeState, call: BrowserCall): boolean {
  const { method, pathname, response } = call;
  if (method === 'OPTIONS') {
    send(response, 204, '', 'text/plain');
    return true;
  }
  if (method === 'GET' && pathname === '/stripe.js') {
    send(response, 200, standInScript, 'text/javascript');
    return true;
  }
  if (method === 'GET' && pathname.startsWith('/v3/')) {
    send(response, 200, '<!doctype html><title>Controller</title>', 'text/html; charset=utf-8');
    return true;
  }
  if (method === 'GET' && pathname.startsWith('/portal/')) {
    answerPortal(state, pathname.slice('/portal/'.length), response);
    return true;
  }
  if (textOf(call.params.client_secret) === null) return false;
  answerPayment(state, call);
  return true;
}

function answerPayment(state: StripeState, { method, params, response }: BrowserCall): void {
  const secret = textOf(params.client_secret);
  const intent = [...state.intents.values()].find((each) => each.client_secret === secret);
  if (!intent)
    return sendJson(response, 404, {
      error: { type: 'invalid_request_error', message: 'No such payment_intent' },
    });
  if (method === 'GET') return sendJson(response, 200, toPublic(intent));
  const card = objectOf(objectOf(params.payment_method_data).card);
  const number = (textOf(card.number) ?? '').replaceAll(/\s/g, '');
  const refusal = refusedCards[number];
  if (intent.status === 'canceled') {
    return sendJson(response, 400, { error: unexpectedState(intent.status).body });
  }
  if (refusal) return sendJson(response, 402, { error: refuse(state, intent, refusal) });
  if (intent.status !== 'succeeded') payWithNewCard(state, intent);
  return sendJson(response, 200, toPublic(intent));
}

function toPublic({
  id,
  amount,
  currency,
  status,
  client_secret,
  last_payment_error,
}: StripePaymentIntent) {
  return {
    id,
    object: 'payment_intent',
    amount,
    currency,
    status,
    client_secret,
    last_payment_error,
  };
}

function answerPortal(state: StripeState, id: string, response: ServerResponse): void {
  const session = state.others.get(id);
  const back = typeof session?.return_url === 'string' ? session.return_url : '/';
  const page = `<!doctype html><html lang="en"><title>Billing portal</title><h1>Billing portal</h1><p><a href="${back.replaceAll('"', '&quot;')}">Return</a></p></html>`;
  send(response, session ? 200 : 404, page, 'text/html; charset=utf-8');
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  send(response, status, JSON.stringify(body), 'application/json');
}

function send(response: ServerResponse, status: number, body: string, type: string): void {
  response.writeHead(status, {
    'content-type': type,
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': '*',
  });
  response.end(body);
}
