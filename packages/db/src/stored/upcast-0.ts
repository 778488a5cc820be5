/** The engine whose score was stored apart, and whose findings were those of axe's run. */
const givenEngine = 'lighthouse';

export function upcastRun0(run: object, givenScore: number | null): object {
  const isGiven = 'engine' in run && run.engine === givenEngine;
  return { ...run, score: isGiven ? givenScore : null, independent: !isGiven };
}

export function upcastTimings0(timings: object): object {
  const { settleMs, ...rest } = timings as { settleMs?: number };
  return { ...rest, stableMs: settleMs };
}

/** An issue as results held it: detections were called engines, and a node had its page's URL. */
export function upcastIssue0(issue: object): object {
  const { engines, nodes, ...rest } = issue as { engines?: object[]; nodes?: object[] };
  return { ...rest, detectedBy: engines, nodes: nodes?.map(upcastNode0) };
}

/** An issue as comparisons held it: in the API's format. */
export function upcastWireIssue0(issue: object): object {
  const { type, help_url, act_rules, nodes_total, pages_count, lifecycle, ...rest } =
    issue as Record<string, unknown>;
  const { severity: _severity, message: _message, ...kept } = rest;
  return upcastIssue0({
    ...kept,
    rule: type,
    helpUrl: help_url,
    actRules: act_rules,
    nodesTotal: nodes_total,
    lifecycle,
    ...(pages_count === undefined ? {} : { pagesCount: pages_count }),
  });
}

function upcastNode0(node: object): object {
  const { page_url: url, ...rest } = node as { page_url?: string };
  return url === undefined ? rest : { ...rest, page: { url } };
}
