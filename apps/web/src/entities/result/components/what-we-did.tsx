import type { Reproduction, StatePicture } from '@curbcut/model/scan';
import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { useImageSource } from '../api/use-image-source.ts';
import { frameStyle } from '../frame-style.ts';
import { PartHeading, type PartLevel } from './part-heading.tsx';

/** How to see the issue again: the steps, what each led to, and a test for it. */
export function WhatWeDid({ reproduction, level }: PartLevel & { reproduction: Reproduction }) {
  const { steps, pictures, snippet } = reproduction;
  const isShown = pictures.some(({ url }) => url !== undefined);
  if (steps.length === 0 && !isShown && snippet === null) return null;
  return (
    <section className="stack gap-3">
      <PartHeading level={level}>What we did</PartHeading>
      {steps.length > 0 && (
        <ol className="how-steps">
          {steps.map((step, index) => (
            <li key={index}>{step}</li>
          ))}
        </ol>
      )}
      <StatePictures pictures={pictures} />
      {snippet !== null && <Snippet code={snippet} />}
    </section>
  );
}

/** Those that are stored, side by side where there is room. */
export function StatePictures({ pictures }: Pick<Reproduction, 'pictures'>) {
  const shown = pictures.flatMap((picture) =>
    picture.url === undefined ? [] : [{ ...picture, url: picture.url }],
  );
  if (shown.length === 0) return null;
  return (
    <div className="state-pictures">
      {shown.map((picture) => (
        <State key={picture.name} picture={picture} url={picture.url} />
      ))}
    </div>
  );
}

function State({ picture, url }: { picture: StatePicture; url: string }) {
  const { src, hasFailed } = useImageSource(url);
  const [isBroken, setBroken] = useState(false);
  return (
    <figure>
      {hasFailed || isBroken ? (
        <p className="text-sm text-muted">The picture could not be loaded.</p>
      ) : (
        <div className="state-picture">
          <img
            src={src}
            alt=""
            width={picture.width}
            height={picture.height}
            loading="lazy"
            onError={() => setBroken(true)}
          />
          {picture.mark && <span className="frame" style={frameStyle(picture.mark, picture)} />}
        </div>
      )}
      <figcaption>{picture.caption}</figcaption>
    </figure>
  );
}

function Snippet({ code }: { code: string }) {
  const id = useId();
  return (
    <details className="fold">
      <summary>
        <ChevronRight className="icon" aria-hidden="true" />
        Playwright test that fails until this is fixed
      </summary>
      <div className="diff">
        <div className="diff__head">
          <span id={id}>Playwright test</span>
          <CopyButton text={code} what="the Playwright test" />
        </div>
        <pre className="diff__body">
          <code>{code}</code>
        </pre>
      </div>
    </details>
  );
}
