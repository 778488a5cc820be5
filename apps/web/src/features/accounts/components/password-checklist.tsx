import { passwordRules } from '@curbcut/model/accounts';
import { Circle, CircleCheckBig } from 'lucide-react';
import { useEffect, useState } from 'react';

const pauseMs = 1_000;

/** The requirements of a new password, each met or not; said aloud once the typing pauses. */
export function PasswordChecklist({ password }: { password: string }) {
  const missing = passwordRules.filter((rule) => !rule.isMet(password));
  const sentence =
    missing.length === 0
      ? 'All password requirements are met.'
      : `Password: not met yet: ${missing.map(({ label }) => label.toLowerCase()).join(', ')}.`;
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (password === '') return undefined;
    const timer = setTimeout(() => setSaid(sentence), pauseMs);
    return () => clearTimeout(timer);
  }, [password, sentence]);

  return (
    <>
      <ul className="pwlist" aria-label="Password requirements">
        {passwordRules.map((rule) => {
          const isMet = rule.isMet(password);
          const Icon = isMet ? CircleCheckBig : Circle;
          return (
            <li key={rule.id} className={isMet ? 'pwlist__met' : undefined}>
              <Icon className="icon icon--sm" aria-hidden="true" />
              <span>
                {rule.label}
                <span className="sr-only">{isMet ? ', met' : ', not met yet'}</span>
              </span>
            </li>
          );
        })}
      </ul>
      <output className="sr-only">{said}</output>
    </>
  );
}
