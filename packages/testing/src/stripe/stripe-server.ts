import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { answerFromBrowser } from './browser-calls.ts';
import { createPrice, createProduct } from './catalogue-routes.ts';
import { deliverEvent, signEvent } from './deliver-event.ts';
import { readForm, type FormObject } from './form-body.ts';
import { payWithNewCard, refuse } from './invoice-life.ts';
import { type Decline, StripeWireError } from './stripe-error.ts';
import type { StripeEvent, StripePaymentIntent, StripeSubscription } from './stripe-objects.ts';
import { answerCall } from './stripe-routes.ts';
import { StripeState } from './stripe-state.ts';
import { end, passTime, renew } from './subscription-life.ts';

/** How the server treats calls: as it should, not at all, late, with an error, or answering into the void. */
type StripeFault =
  | { kind: 'none' }
  | { kind: 'down'; path?: RegExp }
  | { kind: 'slow'; ms: number; path?: RegExp }
  | { kind: 'status'; status: 429 | 500; times?: number }
  /** The call has its effect, and the connection breaks before the answer. */
  | { kind: 'lost-answer'; path: RegExp };

interface StripeServerOptions {
  /** Left out: a free one. */
  port?: number;
  secretKey?: string;
  webhookSecret?: string;
  livemode?: boolean;
  /** Where each event is sent at once, as a browser trial needs it; left out: nowhere, a test delivers them itself. */
  deliverTo?: string;
}

export interface StripeServer {
  /** `http://127.0.0.1:PORT`, for STRIPE_API_BASE. */
  url: string;
  secretKey: string;
  publishableKey: string;
  webhookSecret: string;
  state: StripeState;
  /** Calls of the library, as `POST /v1/customers`, in order. */
  requests: string[];
  fault: StripeFault;
  /** A price of a product of its own, in cents a month. */
  addPrice(unitAmount: number): string;
  /** The first or later payment of a subscription, as the payment form or a new card makes it. */
  pay(subscriptionId: string): void;
  decline(subscriptionId: string, code?: Decline): void;
  /** What the saved card of a customer does with the next charges. */
  setCard(customerId: string, card: 'pays' | 'declines' | 'asks'): void;
  renew(subscriptionId: string): void;
  /** As somebody with access to the provider's dashboard. */
  cancel(subscriptionId: string): void;
  /** Moves the provider's clock; periods that are over renew or end. */
  advance(seconds: number): void;
  /** An event as it is sent: the exact bytes and their signature. */
  sign(
    event: object,
    options?: { secret?: string; ageSeconds?: number },
  ): { payload: string; signature: string };
  subscriptionsOf(customerId: string): StripeSubscription[];
  close(): Promise<void>;
}

/**
 * A payment provider of our own that speaks Stripe's wire format for what the product uses, and remembers: the
 * official library works with it unmodified.
 */
export async function startStripeServer(options: StripeServerOptions = {}): Promise<StripeServer> {
  const livemode = options.livemode ?? false;
  const mode = livemode ? 'live' : 'test';
  const webhookSecret = options.webhookSecret ?? 'whsec_localStripeServer';
  const sign: StripeServer['sign'] = (event, { secret = webhookSecret, ageSeconds = 0 } = {}) =>
    signEvent(event, secret, Math.floor(Date.now() / 1_000) - ageSeconds);
  const deliver = (event: StripeEvent) => {
    if (options.deliverTo !== undefined) void deliverEvent(options.deliverTo, sign(event));
  };
  const state = new StripeState({ livemode, apiVersion: '2026-10-28.endive', onEvent: deliver });
  const sockets = new Set<Socket>();
  const answers = new Map<string, { fingerprint: string; status: number; body: string }>();
  const http = createServer((request, response) => void handle(request, response));
  http.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject).listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const paymentOf = (subscriptionId: string): StripePaymentIntent => {
    const invoice = state.invoice(state.subscription(subscriptionId).latest_invoice);
    return state.intent(invoice.payment_intent_id);
  };
  const server: StripeServer = {
    url,
    secretKey: options.secretKey ?? `sk_${mode}_localStripeServer`,
    publishableKey: `pk_${mode}_localStripeServer`,
    webhookSecret,
    state,
    requests: [],
    fault: { kind: 'none' },
    addPrice: (unitAmount) => {
      const product = createProduct(state, { name: 'A plan' });
      return createPrice(state, { product: product.id, unit_amount: String(unitAmount) }).id;
    },
    pay: (id) => payWithNewCard(state, paymentOf(id)),
    decline: (id, code = 'card_declined') => void refuse(state, paymentOf(id), code),
    setCard: (customerId, card) => void state.cards.set(customerId, card),
    renew: (id) => renew(state, state.subscription(id)),
    cancel: (id) => end(state, state.subscription(id)),
    advance(seconds) {
      state.moveClock(seconds);
      passTime(state);
    },
    sign,
    subscriptionsOf: (customerId) =>
      [...state.subscriptions.values()].filter(({ customer }) => customer === customerId),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        http.close(() => resolve());
      }),
  };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await readBody(request);
    const { pathname, search } = new URL(request.url ?? '/', url);
    const method = request.method ?? 'GET';
    const params = readForm(method === 'POST' ? body : search);
    if (answerFromBrowser(state, { response, method, pathname, params })) return;
    server.requests.push(`${method} ${pathname}`);
    const { fault } = server;
    const isFaulty = !('path' in fault) || (fault.path?.test(`${method} ${pathname}`) ?? true);
    if (fault.kind === 'down' && isFaulty) return void request.socket.destroy();
    const answer = answerOnce(request, { method, path: pathname, params, body });
    if (fault.kind === 'slow' && isFaulty) {
      await new Promise((resolve) => setTimeout(resolve, fault.ms));
    }
    if (fault.kind === 'lost-answer' && isFaulty) return void request.socket.destroy();
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      'request-id': state.newId('req'),
      // The library tries again only when it may.
      ...(fault.kind === 'status' ? { 'stripe-should-retry': 'false' } : {}),
    });
    response.end(answer.body);
  }

  /** The same idempotency key gets the same answer, and an error with other parameters. */
  function answerOnce(
    request: IncomingMessage,
    call: { method: string; path: string; params: FormObject; body: string },
  ): { status: number; body: string } {
    const refused = refuseCall(request);
    if (refused) return refused;
    const key = request.headers['idempotency-key'];
    const fingerprint = `${call.method} ${call.path} ${call.body}`;
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    if (known) {
      if (known.fingerprint === fingerprint) return known;
      return toAnswer(
        new StripeWireError(400, {
          type: 'idempotency_error',
          message:
            'Keys for idempotent requests can only be used with the same parameters they were first used with.',
        }),
      );
    }
    const answer = answerNow(call);
    if (typeof key === 'string' && answer.status < 500)
      answers.set(key, { fingerprint, ...answer });
    return answer;
  }

  function refuseCall(request: IncomingMessage): { status: number; body: string } | null {
    const { fault } = server;
    if (fault.kind === 'status') {
      if (fault.times !== undefined) {
        server.fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : { kind: 'none' };
      }
      return toAnswer(
        fault.status === 429
          ? new StripeWireError(429, {
              type: 'invalid_request_error',
              code: 'rate_limit',
              message: 'Too many requests',
            })
          : new StripeWireError(500, { type: 'api_error', message: 'Something went wrong' }),
      );
    }
    if (request.headers.authorization === `Bearer ${server.secretKey}`) return null;
    return toAnswer(
      new StripeWireError(401, {
        type: 'invalid_request_error',
        message: 'Invalid API Key provided',
      }),
    );
  }

  function answerNow(call: { method: string; path: string; params: FormObject }): {
    status: number;
    body: string;
  } {
    try {
      const found = answerCall(state, { ...call, origin: url });
      return { status: 200, body: JSON.stringify(found) };
    } catch (error) {
      if (error instanceof StripeWireError) return toAnswer(error);
      throw error;
    }
  }

  return server;
}

function toAnswer({ status, body }: StripeWireError): { status: number; body: string } {
  return { status, body: JSON.stringify({ error: body }) };
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}
