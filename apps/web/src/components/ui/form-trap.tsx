import type { Ref } from 'react';

/** A field that nobody sees or reaches: whoever fills it is a machine. */
export function FormTrap({ inputRef }: { inputRef: Ref<HTMLInputElement> }) {
  return (
    <div className="form-trap" aria-hidden="true">
      <label>
        Website
        <input ref={inputRef} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
