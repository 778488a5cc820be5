/** Where the numbered boxes stand: x, y, width, height. */
const boxes = [
  [356, 14, 42, 20],
  [408, 14, 36, 20],
  [480, 12, 92, 24],
  [34, 222, 148, 34],
  [196, 222, 148, 34],
  [358, 222, 96, 34],
  [468, 222, 98, 34],
] as const;

/** The home page of a ferry company that does not exist, with its findings marked as in a result. */
export function ExamplePicture() {
  return (
    <svg
      className="example__picture"
      viewBox="0 0 600 290"
      role="img"
      aria-label="Drawing of the scanned page: a ferry company's home page with a booking form. Seven elements with issues are numbered."
    >
      <rect width="600" height="290" fill="#ffffff" />
      <circle cx="42" cy="24" r="10" fill="#1f5a72" />
      <path d="M60 20h70v8H60z" fill="#23343c" />
      <path d="M360 20h34v7h-34zM412 20h28v7h-28z" fill="#b9c6cb" />
      <rect x="484" y="15" width="84" height="18" rx="3" fill="#eef2f3" />
      <path d="M0 48h600v160H0z" fill="#cfe8ee" />
      <circle cx="518" cy="92" r="22" fill="#f3c98b" />
      <path d="M380 152l58-52 40 34 34-28 88 62v14H380z" fill="#9cc0cc" />
      <path d="M0 176c80-14 150 10 240 2s180-18 360 0v30H0z" fill="#3f8ea6" />
      <path d="M0 190c120-10 200 10 320 2s180-8 280 0v16H0z" fill="#2c7189" />
      <path d="M390 164h150l-16 26H408z" fill="#f7f7f3" />
      <path d="M412 148h92v16h-92zM430 132h52v16h-52z" fill="#ffffff" />
      <path d="M468 116h10v16h-10z" fill="#d98248" />
      <path d="M398 178h132l-4 7H402z" fill="#1f5a72" />
      <path d="M34 82h150v14H34zM34 104h110v14H34z" fill="#173640" />
      <path d="M34 132h124v7H34zM34 145h96v7H34z" fill="#5c7f8a" />
      <rect x="20" y="208" width="560" height="62" rx="6" fill="#ffffff" />
      <path d="M34 222h148v34H34zM196 222h148v34H196zM358 222h96v34h-96z" fill="#f1f4f5" />
      <path d="M44 236h50v6H44zM206 236h60v6h-60zM368 236h40v6h-40z" fill="#c3ced2" />
      <rect x="468" y="222" width="98" height="34" rx="4" fill="#f2a25c" />
      <path d="M490 236h54v6h-54z" fill="#fbdcbf" />
      {boxes.map(([x, y, width, height], index) => (
        <g key={x + y}>
          <rect
            x={x}
            y={y}
            width={width}
            height={height}
            rx="3"
            fill="none"
            stroke="#ffc720"
            strokeWidth="6"
          />
          <rect
            x={x}
            y={y}
            width={width}
            height={height}
            rx="3"
            fill="none"
            stroke="#15181f"
            strokeWidth="2.5"
          />
          <circle cx={x} cy={y + height} r="11" fill="#ffc720" stroke="#15181f" strokeWidth="2" />
          <text
            x={x}
            y={y + height + 5}
            textAnchor="middle"
            fontSize="14"
            fontWeight="700"
            fill="#15181f"
          >
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
