import type { ReactNode } from 'react';

/** A URL goes in. */
export function RequestPicture() {
  return (
    <StepPicture>
      <rect className="draw__sheet" x="20" y="44" width="200" height="44" rx="8" />
      <circle className="draw__line" cx="44" cy="66" r="9" />
      <path className="draw__line" d="M35 66h18M44 57c6 5 6 13 0 18M44 57c-6 5-6 13 0 18" />
      <path className="draw__soft" d="M64 62h82v8H64z" />
      <path className="draw__mark" d="M172 52h36a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4h-36z" />
      <path className="draw__ink" d="M184 66h14m-6-6 6 6-6 6" />
    </StepPicture>
  );
}

/** One page, opened once; two independent sources look at the same page. */
export function ScanPicture() {
  return (
    <StepPicture>
      <rect className="draw__sheet" x="64" y="16" width="112" height="82" rx="8" />
      <path className="draw__line" d="M64 34h112" />
      <circle className="draw__dot" cx="75" cy="25" r="2.5" />
      <circle className="draw__dot" cx="84" cy="25" r="2.5" />
      <path
        className="draw__soft"
        d="M76 44h52v8H76zM76 58h30v28H76zM114 58h50v6h-50zM114 70h38v6h-38z"
      />
      <path className="draw__beam" d="M64 66h112" />
      <path className="draw__line" d="M36 116 76 98M204 116l-40-18" />
      <circle className="draw__mark" cx="32" cy="118" r="9" />
      <circle className="draw__mark" cx="208" cy="118" r="9" />
    </StepPicture>
  );
}

/** One list with a score, and the line of the scans before. */
export function ListPicture() {
  return (
    <StepPicture>
      <rect className="draw__sheet" x="24" y="16" width="104" height="112" rx="8" />
      <path className="draw__mark" d="M36 28h30v24H36z" />
      <path className="draw__soft" d="M74 30h42v8H74zM74 44h28v6H74z" />
      <path className="draw__line" d="M36 70h6m-6 18h6m-6 18h6" />
      <path className="draw__soft" d="M52 66h64v7H52zM52 84h48v7H52zM52 102h58v7H52z" />
      <path className="draw__line" d="M148 28v92h76" />
      <path className="draw__trend" d="m156 104 20-14 18 4 24-44" />
      <circle className="draw__mark" cx="218" cy="50" r="6" />
    </StepPicture>
  );
}

function StepPicture({ children }: { children: ReactNode }) {
  return (
    <svg className="draw" viewBox="0 0 240 140" aria-hidden="true">
      {children}
    </svg>
  );
}
