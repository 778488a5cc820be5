import { connect } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import type { Resolver } from '../resolver.ts';
import type { EgressEvent } from './egress-session.ts';
import {
  ask,
  proxyAddress,
  readAll,
  startOrigin,
  startTcpOrigin,
  tunnel,
} from '../../rig/peers.ts';
import { allowing, closed, open, origin, toAnswer } from '../../rig/sessions.ts';

describe('the limits of a session', () => {
  it('cut everything when too many bytes came', async () => {
    const site = await origin(
      startOrigin((_asked, answer) => {
        const more = () => {
          while (answer.write(Buffer.alloc(65_536)));
          answer.once('drain', more);
        };
        more();
      }),
    );
    const events: EgressEvent[] = [];
    const session = await open(allowing(site.port), {
      limits: { maxBytes: 1_000_000 },
      onEvent: (event) => events.push(event),
    });
    const spent = vi.fn<(limit: string) => void>();
    session.onOverLimit = spent;
    const { socket } = await tunnel(session, `127.0.0.1:${site.port}`);
    await expect(ask(session, `http://127.0.0.1:${site.port}/`)).rejects.toThrow();
    await closed(socket);
    expect(session.state).toBe('over-limit');
    expect(session.bytesReceived).toBeLessThan(3_000_000);
    expect(spent.mock.calls).toEqual([['bytes']]);
    expect(events).toEqual([{ type: 'over-limit', limit: 'bytes' }]);
    const { connections } = site;
    await expect(ask(session, `http://127.0.0.1:${site.port}/`)).rejects.toThrow();
    expect(site.connections).toBe(connections);
  });

  it('count bytes through a tunnel and bytes sent', async () => {
    const site = await origin(startTcpOrigin((socket) => socket.resume()));
    const session = await open(allowing(site.port), { limits: { maxBytes: 1_000_000 } });
    const { socket } = await tunnel(session, `127.0.0.1:${site.port}`);
    socket.write(Buffer.alloc(5_000_000));
    await closed(socket);
    expect(session.state).toBe('over-limit');
  });

  it('end a scan with too many requests', async () => {
    const session = await open({}, { limits: { maxRequests: 3 } });
    for (let at = 0; at < 3; at += 1) {
      expect((await ask(session, 'http://127.0.0.1/')).status).toBe(403);
    }
    await expect(ask(session, 'http://127.0.0.1/')).rejects.toThrow();
    expect(session.state).toBe('over-limit');
  });

  it('refuse a tunnel when all are taken, and give the place back', async () => {
    const site = await origin(startTcpOrigin((socket) => socket.resume()));
    const session = await open(allowing(site.port), { limits: { maxTunnels: 2 } });
    const authority = `127.0.0.1:${site.port}`;
    const first = await tunnel(session, authority);
    await tunnel(session, authority);
    expect((await tunnel(session, authority)).status).toBe(503);
    expect(session.failureFor(`http://${authority}/`)).toMatchObject({
      reason: 'too-many-tunnels',
    });
    first.socket.destroy();
    await vi.waitUntil(() => session.tunnelCount === 1);
    expect((await tunnel(session, authority)).status).toBe(200);
  });

  it('let so many lookups run at once, and the rest afterwards', async () => {
    let running = 0;
    let most = 0;
    const gate = Promise.withResolvers<void>();
    const resolver: Resolver = {
      lookup: async () => {
        running += 1;
        most = Math.max(most, running);
        await gate.promise;
        running -= 1;
        return [toAnswer('127.0.0.1')];
      },
    };
    const session = await open({}, { resolver, limits: { maxLookups: 3 } });
    const asking = Array.from({ length: 20 }, (_, at) =>
      ask(session, `http://s${at}.example.org/`),
    );
    await vi.waitUntil(() => running === 3 && session.requestCount === 20);
    gate.resolve();
    const statuses = (await Promise.all(asking)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([403]));
    expect(most).toBe(3);
  });
});

describe('closing a session', () => {
  it('cuts tunnels, requests and connections in the making at once', async () => {
    const site = await origin(startTcpOrigin((socket) => socket.resume()));
    const session = await open(allowing(site.port));
    const { socket } = await tunnel(session, `127.0.0.1:${site.port}`);
    const pending = ask(session, `http://127.0.0.1:${site.port}/`).catch((error: Error) => error);
    const raw = readAll(connect(proxyAddress(session)), 'GET http://exa');
    await vi.waitUntil(() => site.connections === 2);
    await session.close();
    await session.close();
    expect(session.state).toBe('closed');
    expect(await pending).toBeInstanceOf(Error);
    expect(await raw).toBe('');
    await closed(socket);
    await expect(ask(session, `http://127.0.0.1:${site.port}/`)).rejects.toThrow('ECONNREFUSED');
  });
});
