/** A curb with a ramp cut into it, and the name. */
export function Brand() {
  return (
    <>
      <svg viewBox="0 0 32 20" aria-hidden="true">
        <path d="M0 2h10.4L6.6 18H0z" fill="currentColor" />
        <path d="M32 2H21.6l3.8 16H32z" fill="currentColor" />
        <path d="M12.9 2h6.2l3.8 16H9.1z" fill="#ffc720" />
      </svg>
      Curbcut
    </>
  );
}
