import type { StripeElements } from '@stripe/stripe-js';
import { errorMessages } from '@curbcut/model/errors';
import { limits } from '@curbcut/model/limits';
import { ScanRequestAnswer } from '@curbcut/wire/scan';
import { scheduleMessages } from '@curbcut/model/schedules';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { signInFailure } from '../features/accounts/account-failure.ts';
import {
  NoPortalError,
  NotSyncedError,
  portalFailure,
  syncFailure,
  syncMessages,
} from '../entities/subscription/billing-messages.ts';
import { changeFailure, confirmFailure } from '../entities/subscription/payment-failure.ts';
import { confirmPayment } from '../features/payments/use-confirm-payment.ts';
import { loadFailure } from './load-failure-toast.ts';
import { qualityWarning } from '../features/dashboard/quality-warning.ts';
import { quickScanFailure, quickScanMessages } from '../features/dashboard/quick-scan.ts';
import { validateScanForm } from '../features/free-scan/scan-form.ts';
import { noSummaryMessage } from '../entities/report/api/get-business-summary.ts';
import {
  NoHtmlReportError,
  PopupBlockedError,
  downloadFailure,
  openFailure,
  reportFailure,
} from '../entities/report/report-failure.ts';
import { evaluatePoll } from '../entities/scan/poll-scan.ts';
import { NotCreatedError } from '../features/schedules/api/change-schedules.ts';
import { scheduleFailure } from '../features/schedules/schedule-failure.ts';
import { clearAccessToken, readAccessToken, storeAccessToken } from './access-token.ts';
import { ApiError, callApi, callApiRaw } from './api-client.ts';
import { popupBlockedMessage } from './open-window.ts';

const withMail = { isContactOptional: false };

// The error catalogue of the specification, row by row: what the client says, in the specified words. Rows that need a
// page are in the end-to-end tests.

async function messageOf(call: Promise<unknown>): Promise<string> {
  try {
    await call;
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error('the call did not fail');
}

describe('transport', () => {
  beforeEach(() => {
    storeAccessToken('abc', { remember: true });
  });
  afterEach(() => {
    clearAccessToken();
    vi.unstubAllGlobals();
    vi.unstubAllEnvs();
  });

  it.each([
    [500, { error: 'The database is away.' }, 'The database is away.'],
    [500, { message: 'Try tomorrow.' }, 'Try tomorrow.'],
    [500, {}, 'Server error occurred. Please try again.'],
    [503, {}, 'Server error occurred. Please try again.'],
    [400, { error: 'No such port.' }, 'No such port.'],
    [400, { message: 'No such host.' }, 'No such host.'],
    [400, {}, 'Invalid request. Please check your input.'],
    [401, {}, 'Authentication required. Please log in.'],
    [401, { error: 'token expired' }, 'Authentication required. Please log in.'],
    [404, { error: 'Gone.' }, 'Gone.'],
    [418, { message: 'Short.' }, 'Short.'],
    [418, {}, 'HTTP 418'],
  ])('HTTP %i with %j: %s', async (status, body, message) => {
    vi.stubGlobal('fetch', async () => Response.json(body, { status }));
    expect(await messageOf(callApiRaw({ path: '/x' }))).toBe(message);
    expect(readAccessToken()).toBe(status === 401 ? null : 'abc');
  });

  it('a fetch type error', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    expect(await messageOf(callApiRaw({ path: '/x' }))).toBe(
      'Unable to connect to server. Please check your connection.',
    );
    expect(readAccessToken()).toBe('abc');
  });

  it('a hosted backend that refuses this origin', async () => {
    vi.stubEnv('VITE_API_BASE', 'https://api.example.org');
    vi.resetModules();
    const client = await import('./api-client.ts');
    vi.stubGlobal('fetch', (_url: string, init: RequestInit) =>
      init.mode === 'no-cors'
        ? Promise.resolve(new Response())
        : Promise.reject(new TypeError('Failed to fetch')),
    );
    expect(await messageOf(client.callApiRaw({ path: '/x' }))).toBe(
      'Backend CORS configuration issue. Please contact support.',
    );
  });

  it.each([
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the answer of Vite for it', async () => new Response('', { status: 502 })],
  ])('development without a backend: %s', async (_, answer) => {
    vi.stubEnv('MODE', 'development');
    vi.resetModules();
    const client = await import('./api-client.ts');
    vi.stubGlobal('fetch', answer);
    expect(await messageOf(client.callApiRaw({ path: '/x' }))).toBe(
      'Backend server is not available. Please start the backend server.',
    );
  });

  it('a gateway without a backend, in production', async () => {
    vi.stubGlobal('fetch', async () => new Response('', { status: 502 }));
    expect(await messageOf(callApiRaw({ path: '/x' }))).toBe(
      'Server error occurred. Please try again.',
    );
  });

  it('an answer that makes no sense is an error, and no data is made up', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}));
    await expect(callApi({ path: '/run-once' }, ScanRequestAnswer)).rejects.toThrow(ApiError);
  });
});

const http = (message: string, status: number, code: string | null = null) =>
  new ApiError('http', message, { status, code });
const offline = new ApiError('network', errorMessages.unableToConnect);
const server = http(errorMessages.server, 500);
const signedOut = http(errorMessages.authenticationRequired, 401);
const bad = http(errorMessages.invalidRequest, 400);
const pdf = { format: 'pdf', name: 'PDF' };
const json = { format: 'json', name: 'JSON' };
const example = 'Please enter a valid website URL (e.g., https://example.com)';

it.each<[string, string | null, string]>([
  [
    'quick scan: no connection',
    quickScanFailure(offline).message,
    'Cannot connect to scanning service. Please try again later.',
  ],
  [
    'quick scan: server error',
    quickScanFailure(server).message,
    'Scanning service is temporarily unavailable. Please try again later.',
  ],
  ['quick scan: invalid request', quickScanFailure(bad).message, example],
  ['quick scan: other', quickScanFailure(http('No.', 418)).message, 'Failed to start scan: No.'],
  ['quick scan: success', quickScanMessages.completed, 'Quick scan completed successfully!'],
  ['quick scan: queued', quickScanMessages.queued, 'Scan queued for processing...'],
  ['quick scan: running', quickScanMessages.running, 'Scanning in progress...'],
  [
    'free scan: failure without a message',
    errorMessages.freeScanFailed,
    'Failed to complete scan. Please try again.',
  ],
  [
    'free scan: nothing typed',
    Object.values(
      validateScanForm(
        { url: '', name: '', email: '', company: '', standard: null, interaction: true },
        withMail,
      ),
    ).join('|'),
    'Please enter a website URL|Please enter your name|Please enter your email address',
  ],
  [
    'free scan: wrong address and e-mail',
    Object.values(
      validateScanForm(
        { url: 'x', name: 'M', email: 'x', company: '', standard: null, interaction: true },
        withMail,
      ),
    ).join('|'),
    `${example}|Please enter a valid email address`,
  ],
  [
    'row warning: engine',
    qualityWarning({ engine_error: true, lighthouse_error: false }),
    'Browser connection issue detected',
  ],
  [
    'row warning: Lighthouse',
    qualityWarning({ engine_error: false, lighthouse_error: true }),
    'Lighthouse scan issue detected',
  ],
  [
    'row warning: both',
    qualityWarning({ engine_error: true, lighthouse_error: true }),
    'Browser connection issue detected & Lighthouse scan issue',
  ],
  [
    'schedule: plan',
    scheduleFailure(http('x', 403, 'PLAN_REQUIRED')),
    'Pro subscription required for scheduling',
  ],
  [
    'schedule: limit',
    scheduleFailure(http('Scheduled scan limit reached', 403, 'PLAN_REQUIRED')),
    'Scheduled scan limit reached',
  ],
  ['schedule: signed out', scheduleFailure(signedOut), 'Please log in again to create schedules'],
  ['schedule: other', scheduleFailure(http('No.', 418)), 'Failed to schedule scan: No.'],
  [
    'schedule: not created',
    scheduleFailure(new NotCreatedError(scheduleMessages.createFailed)),
    'Failed to create schedule',
  ],
  ['schedule: success', scheduleMessages.created, 'Scan scheduled successfully!'],
  ['schedule: deleted', scheduleMessages.deleted, 'Schedule deleted successfully'],
  ['schedule: not deleted', scheduleMessages.deleteFailed, 'Failed to delete schedule'],
  [
    'schedule: list',
    scheduleMessages.listUnavailable,
    'Scheduled scans are temporarily unavailable.',
  ],
  [
    'schedule: a paid feature',
    scheduleMessages.proFeature,
    'Scheduling is a Pro feature. Please upgrade to Pro plan to schedule recurring scans.',
  ],
  [
    'portal: invalid answer',
    portalFailure(new NoPortalError('x')),
    'Unable to open billing portal. Please try again or contact support.',
  ],
  [
    'portal: no customer',
    portalFailure(http('No customer found', 404)),
    'Setting up billing portal... Please try again in a moment.',
  ],
  ['portal: signed out', portalFailure(signedOut), 'Please log in again to access billing portal.'],
  [
    'portal: other',
    portalFailure(server),
    'Unable to open billing portal. Please contact support if the issue persists.',
  ],
  ['sync: success', syncMessages.done, 'Subscription status synchronized successfully!'],
  [
    'sync: failure',
    syncFailure(new NotSyncedError('x')),
    'Failed to sync subscription. Please try again.',
  ],
  ['sync: signed out', syncFailure(signedOut), 'Please log in again to sync subscription.'],
  [
    'sync: other',
    syncFailure(server),
    'Unable to sync subscription. Please contact support if the issue persists.',
  ],
  [
    'payment: card',
    confirmFailure({ type: 'card_error', message: 'Your card was declined.' }),
    'Your card was declined.',
  ],
  [
    'payment: validation',
    confirmFailure({ type: 'validation_error', message: 'Your card number is incomplete.' }),
    'Your card number is incomplete.',
  ],
  [
    'payment: other',
    confirmFailure({ type: 'api_error', message: 'x' }),
    'An unexpected error occurred.',
  ],
  ['payment: an upgrade, exception', changeFailure(offline), 'Payment failed. Please try again.'],
  ['report: JSON', reportFailure('json', server), 'Failed to download report. Please try again.'],
  ['report: HTML', reportFailure('html', server), 'Failed to open report. Please try again.'],
  ['report: PDF', reportFailure('pdf', server), 'Failed to download PDF report. Please try again.'],
  [
    'report: PDF, not drawn by the browser either',
    reportFailure('pdf', new Error('x')),
    'Failed to download PDF report. Please try the HTML report instead.',
  ],
  [
    'scan: PDF, not drawn by the browser either',
    downloadFailure(pdf, new Error('x')),
    'Failed to download PDF report. Please try the HTML report instead.',
  ],
  [
    'scan: PDF, no HTML report to draw it from',
    downloadFailure(pdf, new NoHtmlReportError(503, {})),
    'Failed to download PDF report: Failed to fetch HTML report: 503',
  ],
  ['scan: PDF', downloadFailure(pdf, http('No.', 418)), 'Failed to download PDF report: No.'],
  ['scan: JSON', downloadFailure(json, http('No.', 418)), 'Failed to download JSON report: No.'],
  [
    'scan: JSON, not saved by the browser',
    downloadFailure(json, new Error('x')),
    'Failed to download report file',
  ],
  ['scan: HTML', openFailure(http('No.', 418)), 'Failed to load HTML report: No.'],
  [
    'scan: HTML, not opened by the browser',
    openFailure(new Error('x')),
    'Failed to open HTML report',
  ],
  [
    'scan: HTML, popup',
    openFailure(new PopupBlockedError()),
    'Popup blocked. Please allow popups for this site.',
  ],
  ['dashboard: a part', loadFailure(http('No.', 418), 'Unable to x'), 'Unable to x'],
  [
    'dashboard: an answer that makes no sense',
    loadFailure(new ApiError('unreadable', 'x'), 'Unable to x'),
    'Failed to load dashboard data',
  ],
  [
    'report: popup',
    reportFailure('html', new PopupBlockedError()),
    'Popup blocked. Please allow popups for this site.',
  ],
  ['popup', popupBlockedMessage, 'Popup blocked. Please allow popups for this site.'],
  ['summary: nothing found', noSummaryMessage, 'Could not find scan data for business summary'],
  ['scan: not found', errorMessages.scanNotFound, 'The requested scan could not be found.'],
  [
    'login: down',
    signInFailure('Login', server),
    'Login is temporarily unavailable. Please try the free scan feature or contact support.',
  ],
  [
    'registration: down',
    signInFailure('Registration', server),
    'Registration is temporarily unavailable. Please try the free scan feature or contact support.',
  ],
])('%s', (_row, said, specified) => {
  expect(said).toBe(specified);
});

it('polling that takes too long', () => {
  const waiting = { answer: undefined, error: null };
  expect(evaluatePoll({ ...waiting, waitedMs: limits.scanTimeoutMs - 1 }).kind).toBe('waiting');
  expect(evaluatePoll({ ...waiting, waitedMs: limits.scanTimeoutMs })).toMatchObject({
    kind: 'failed',
    message: 'Scan timeout: took longer than expected',
  });
});

describe('confirming a payment', () => {
  const elements = {} as StripeElements;

  it('before the provider is there', async () => {
    expect(await confirmPayment({ provider: null, email: '' })).toBe(
      'Payment system is still loading. Please wait a moment and try again.',
    );
  });

  it('with an exception', async () => {
    const confirm = () => Promise.reject(new Error('x'));
    vi.stubGlobal('location', { origin: 'https://curbcut.example' });
    const provider = { stripe: { confirmPayment: confirm }, elements };
    expect(await confirmPayment({ provider, email: '' })).toBe('Payment failed. Please try again.');
    vi.unstubAllGlobals();
  });
});
