import { useEffect, useRef, useState, type RefObject } from 'react';
import { createFormToken, type FormToken } from './form-token.ts';

/** The token of a public form, asked for as soon as the form of `formRef` has the focus. */
export function useFormToken(): {
  formRef: RefObject<HTMLFormElement | null>;
  sendWithToken: FormToken['use'];
} {
  const formRef = useRef<HTMLFormElement>(null);
  const [token] = useState(createFormToken);
  useEffect(() => {
    const form = formRef.current;
    form?.addEventListener('focusin', token.prepare);
    return () => form?.removeEventListener('focusin', token.prepare);
  }, [token]);
  return { formRef, sendWithToken: token.use };
}
