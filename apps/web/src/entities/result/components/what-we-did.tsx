import type { Reproduction } from '@curbcut/model/scan';
import { ChevronRight } from 'lucide-react';
import { useId } from 'react';
import { CopyButton } from '../../../components/ui/copy-button.tsx';
import { PartHeading, type PartLevel } from './part-heading.tsx';
import { StatePictures } from './state-pictures.tsx';

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
