import { useId } from 'react';

interface Spoken {
  code: string;
  says: string;
  because: string;
  isGood: boolean;
}

const versions: readonly Spoken[] = [
  {
    code: '<span>Email</span>\n<input name="email">',
    says: 'Edit, blank',
    because: 'The word stands near the field, but does not belong to it.',
    isGood: false,
  },
  {
    code: '<label for="email">Email</label>\n<input id="email" required>',
    says: 'Email, edit, required, blank',
    because: 'The label gives the name, the attribute the state.',
    isGood: true,
  },
  {
    code: '<div class="button">Send order</div>',
    says: 'Send order',
    because: 'It is text: no role, and no key reaches it.',
    isGood: false,
  },
  {
    code: '<button>Send order</button>',
    says: 'Send order, button',
    because: 'Name and role, and Space and Enter press it.',
    isGood: true,
  },
];

/** Markup beside what is heard of it. */
export function SpokenMarkup() {
  const id = useId();
  return (
    <figure className="spoken" aria-labelledby={id}>
      <ul className="spoken__list">
        {versions.map(({ code, says, because, isGood }) => (
          <li key={code} className={isGood ? 'spoken__row spoken__row--good' : 'spoken__row'}>
            <p className="spoken__verdict">{isGood ? 'With meaning' : 'Without meaning'}</p>
            <code className="spoken__code">{code}</code>
            <p className="spoken__says">
              <SoundWaves isSilent={!isGood} />
              <span>
                <span className="sr-only">The screen reader says: </span>“{says}”
              </span>
            </p>
            <p className="spoken__because">{because}</p>
          </li>
        ))}
      </ul>
      <figcaption id={id}>
        What a screen reader says when it reaches each of them. The wording differs between
        products.
      </figcaption>
    </figure>
  );
}

/** A loudspeaker; with fewer waves where something is missing. */
function SoundWaves({ isSilent }: { isSilent: boolean }) {
  return (
    <svg className="spoken__icon" viewBox="0 0 40 32" aria-hidden="true">
      <path className="spoken__speaker" d="M2 11h7l9-8v26l-9-8H2z" />
      <path className="spoken__wave" d="M23 12q3 4 0 8" />
      {isSilent ? (
        <path className="spoken__gap" d="M28 9q5 7 0 14M33 5q8 11 0 22" />
      ) : (
        <path className="spoken__wave" d="M28 9q5 7 0 14M33 5q8 11 0 22" />
      )}
    </svg>
  );
}
