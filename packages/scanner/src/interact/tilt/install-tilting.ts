import type { WorldWithRegistry } from '../../engines/element-registry.ts';
import type { Movement } from './tilt-story.ts';

/** Moves the device that the page believes to be on. */
export interface TiltingInPage {
  /** False where the browser tells pages nothing of it, as without a secure connection. */
  isTold(): boolean;
  /** Resolves when the device was moved and lies so. */
  move(movement: Movement): Promise<void>;
  /** Resolves when it lies as it is held. */
  hold(): Promise<void>;
  /** Elements that the page changed while it was told of the last movement, and not at some time after; in the registry. */
  caused(): number[];
  /** What is said on the page. */
  words(): string;
}

interface WorldWithTilting {
  curbcutTilting: TiltingInPage;
}

/** Runs in the page's isolated world; may run again. */
export function installTilting(): void {
  const world = globalThis as unknown as WorldWithTilting & WorldWithRegistry;
  if (world.curbcutTilting) return;
  const { curbcutRegistry: registry } = world;
  /** So often a page is told how the device lies, in ms; pushes that follow each other sooner than these are taken for one. */
  const everyMs = { lying: 25, pushed: 60 } as const;
  const steps = { lying: 4, pushed: 6 } as const;
  const gravity = 9.8;
  /** In the hand, in degrees. */
  const held = { beta: 40, gamma: 0 };
  const ends: Readonly<Record<Exclude<Movement, 'shake'>, { beta: number; gamma: number }>> = {
    right: { beta: 40, gamma: 60 },
    left: { beta: 40, gamma: -60 },
    forward: { beta: 85, gamma: 0 },
    back: { beta: -20, gamma: 0 },
  };
  let lies = held;
  let caused = new Set<Element>();
  const observer = new MutationObserver(() => {});
  observer.observe(document, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });

  world.curbcutTilting = {
    isTold: () => 'DeviceOrientationEvent' in globalThis && 'DeviceMotionEvent' in globalThis,
    move(movement) {
      caused = new Set();
      return movement === 'shake' ? shake() : tiltTo(ends[movement]);
    },
    hold: () => tiltTo(held),
    caused: () => [...caused].map((element) => registry.numberOf(element)),
    words: () => document.body?.innerText ?? '',
  };

  async function tiltTo(end: { beta: number; gamma: number }): Promise<void> {
    const from = lies;
    for (let step = 1; step <= steps.lying; step += 1) {
      const part = step / steps.lying;
      lies = {
        beta: from.beta + (end.beta - from.beta) * part,
        gamma: from.gamma + (end.gamma - from.gamma) * part,
      };
      tell({ x: 0, y: 0, z: 0 });
      await pause(everyMs.lying);
    }
    lies = end;
  }

  async function shake(): Promise<void> {
    for (let step = 0; step < steps.pushed; step += 1) {
      const push = step % 2 === 0 ? 30 : -30;
      tell({ x: push, y: push / 2, z: push });
      await pause(everyMs.pushed);
    }
    tell({ x: 0, y: 0, z: 0 });
  }

  function pause(ms: number): Promise<void> {
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  }

  /** What sensors measure where the device lies so and is pushed; in m/s². */
  function tell(push: { x: number; y: number; z: number }): void {
    const { beta, gamma } = lies;
    const [up, across] = [(beta * Math.PI) / 180, (gamma * Math.PI) / 180];
    observer.takeRecords();
    const orientation = { alpha: 0, beta, gamma, absolute: false };
    dispatchEvent(new DeviceOrientationEvent('deviceorientation', orientation));
    dispatchEvent(
      new DeviceOrientationEvent('deviceorientationabsolute', { ...orientation, absolute: true }),
    );
    dispatchEvent(
      new DeviceMotionEvent('devicemotion', {
        acceleration: push,
        accelerationIncludingGravity: {
          x: push.x - gravity * Math.sin(across),
          y: push.y + gravity * Math.sin(up),
          z: push.z + gravity * Math.cos(up) * Math.cos(across),
        },
        rotationRate: { alpha: push.x, beta: push.y, gamma: push.z },
        interval: everyMs.lying,
      }),
    );
    for (const { target } of observer.takeRecords()) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element) caused.add(element);
    }
  }
}
