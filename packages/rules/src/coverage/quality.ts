/** What scans came to on pages whose barriers are known. */
export interface MeasuredSuite {
  /** For example `act`. */
  id: string;
  barriers: number;
  found: number;
  /** Not found, but a person is asked to look. */
  asked: number;
  /** Cases without a barrier, and those of them on which something failed. */
  clean: number;
  falseAlarms: number;
}

/** What somebody found who looked at each failed issue on pages of real software. */
export interface JudgedSoftware {
  pages: number;
  true: number;
  debatable: number;
  false: number;
}

export interface Quality {
  /** Days on which the suites and the software were scanned last, for example `2026-11-23`. */
  measuredOn: string;
  judgedOn: string;
  suites: readonly MeasuredSuite[];
  software: JudgedSoftware;
}
