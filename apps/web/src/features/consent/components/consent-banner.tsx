import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/ui/button.tsx';
import { useMediaQuery } from '../../../lib/use-media-query.ts';
import { onBannerRequest } from '../banner-request.ts';
import {
  consentState,
  onConsent,
  storeConsent,
  type ConsentState,
} from '../../../entities/consent/consent-record.ts';
import { useRoomBelow } from '../use-room-below.ts';

const delayMs = 1_000;
const fadeMs = 300;

/**
 * Asks once, a second after the page is there, and again when somebody wants to change the choice. It stands first in
 * the page, so that the keyboard reaches it early, and takes no focus; the page gets as much more room below as it
 * covers, so that nothing stays behind it.
 */
export function ConsentBanner({ consent }: { consent: ConsentState }) {
  const [phase, setPhase] = useState<'hidden' | 'shown' | 'leaving'>('hidden');
  const [requests, setRequests] = useState(0);
  const banner = useRef<HTMLElement>(null);
  const opener = useRef<Element | null>(null);
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isOpen = consent === 'open';

  useEffect(() => {
    if (!isOpen) return undefined;
    const timer = setTimeout(() => setPhase('shown'), delayMs);
    return () => clearTimeout(timer);
  }, [isOpen]);
  // Chosen here, on the cookie page, or in another tab.
  useEffect(
    () =>
      onConsent(() => {
        if (consentState() !== 'open')
          setPhase((before) => (before === 'shown' ? 'leaving' : before));
      }),
    [],
  );
  useEffect(
    () =>
      onBannerRequest(() => {
        opener.current = document.activeElement;
        setPhase('shown');
        setRequests((before) => before + 1);
      }),
    [],
  );
  // Together with its drawing: this time somebody has asked for it.
  useLayoutEffect(() => {
    if (requests > 0) banner.current?.focus();
  }, [requests]);
  useEffect(() => {
    if (phase !== 'leaving') return undefined;
    const timer = setTimeout(() => setPhase('hidden'), isStill ? 0 : fadeMs);
    return () => clearTimeout(timer);
  }, [phase, isStill]);
  useRoomBelow(banner, phase !== 'hidden');

  const choose = (accepted: boolean) => {
    const hasFocus = banner.current?.contains(document.activeElement) ?? false;
    if (hasFocus && opener.current instanceof HTMLElement) opener.current.focus();
    opener.current = null;
    storeConsent(accepted);
  };
  return (
    <div aria-live="polite">
      {phase !== 'hidden' && (
        <section
          ref={banner}
          className={phase === 'leaving' ? 'consent consent--leaving' : 'consent'}
          aria-labelledby="consent-title"
          tabIndex={-1}
        >
          <div className="wrap consent__in">
            <div className="stack gap-1">
              <h2 id="consent-title" className="text-lg">
                Cookies for analytics?
              </h2>
              <p>
                Google Analytics would tell us which pages are read. It sets cookies, and is loaded
                only if you accept. Everything works without it.
              </p>
            </div>
            <div className="consent__choices">
              {/* No answer is easier to see than the other. */}
              <Button look="primary" onPress={() => choose(false)}>
                Decline Analytics
              </Button>
              <a className="btn btn--secondary" href="/cookies" target="_blank" rel="noopener">
                Cookie Settings<span className="sr-only"> (opens in a new tab)</span>
              </a>
              <Button look="primary" onPress={() => choose(true)}>
                Accept All Cookies
              </Button>
            </div>
          </div>
        </section>
      )}
    </div>
  );
}
