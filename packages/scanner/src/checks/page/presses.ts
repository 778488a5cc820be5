import type { CapturedListener } from '../../capture/page-capture.ts';

/** What follows the pointer from where it went down is no press. */
export function isPress({ type, source }: CapturedListener): boolean {
  if (/^(click|mouseup|pointerup|touchend)$/.test(type)) return true;
  return (
    /^(mousedown|pointerdown|touchstart)$/.test(type) &&
    !/(client|page|screen|offset)[XY]|(mouse|pointer|touch)(move|up|end)|drag|resiz|setPointerCapture/i.test(
      source,
    )
  );
}

/** A click on it does no more than to lead to a field, as one on its label would, or away from what it closes. */
export function passesOn({ source }: CapturedListener): boolean {
  return (
    !writes.test(source) &&
    /\.(focus|showPicker)\(\)|(input|field|feld|champ)\w*\.click\(\)/i.test(source) &&
    !shows.test(source) &&
    source.length < 300
  );
}

/** To empty a field is nothing that keys do not do as well. */
const writes = /\.value\s*(\+=|=(?![=>])(?!\s*(''|""|``)))|\.setRangeText\(|'insertText'/;

const shows =
  /\.hidden\s*=(?!\s*true)|\.classList\.(add|toggle)\(|\.toggleAttribute\(|\.textContent\s*=|\.innerHTML\s*=/;
