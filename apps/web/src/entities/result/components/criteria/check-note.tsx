import { limits } from '@curbcut/model/limits';
import { useId, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../../components/ui/button.tsx';
import { SubmitButton } from '../../../../components/ui/submit-button.tsx';
import { TextAreaField } from '../../../../components/ui/text-area-field.tsx';

interface CheckNoteProps {
  /** What is answered, for those who hear the field alone. */
  label: string;
  note: string;
  isPending: boolean;
  /** True: it is kept. */
  onSave: (note: string) => Promise<boolean>;
}

/** What a person has to say to an answer: a press away, as most answers need none. */
export function CheckNote({ label, note, isPending, onSave }: CheckNoteProps) {
  const openerId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState<string | null>(null);
  const open = () => {
    flushSync(() => setText(note));
    field.current?.focus();
  };
  const close = () => {
    flushSync(() => setText(null));
    document.getElementById(openerId)?.focus();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (text !== null && !isPending && (await onSave(text))) close();
  };
  if (text === null) {
    return (
      <Button look="ghost" id={openerId} onPress={open}>
        {note === '' ? 'Add a note' : 'Change the note'}
        <span className="sr-only"> on {label}</span>
      </Button>
    );
  }
  return (
    <form
      className="stack gap-2"
      aria-label={`Note on ${label}`}
      onSubmit={(event) => void save(event)}
    >
      <TextAreaField
        label="Note"
        name="note"
        optional
        rows={3}
        maxLength={limits.noteLength}
        value={text}
        onChange={setText}
        inputRef={field}
      />
      <div className="row gap-2">
        <SubmitButton isPending={isPending} pendingLabel="Saving...">
          Save the note
        </SubmitButton>
        <Button look="ghost" onPress={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
