/** The questions people ask before they choose. */
export function PlanQuestions({ freeScansPerMonth }: { freeScansPerMonth: number }) {
  const scans = freeScansPerMonth < 0 ? 'Unlimited scans' : `${freeScansPerMonth} scans per month`;
  const questions = [
    ['Can I change my plan?', 'Plans can be changed anytime. The change is effective immediately.'],
    ['Which cards do you accept?', 'Major credit cards, on servers that take payments.'],
    ['What is in the Free plan?', `${scans}, with no card.`],
    ['How do I cancel?', 'Cancel anytime. You keep access until the end of the billing period.'],
  ] as const;
  return (
    <section className="stack" aria-labelledby="plan-questions">
      <h2 id="plan-questions">Questions</h2>
      <dl className="questions">
        {questions.map(([question, answer]) => (
          <div key={question} className="card stack gap-2">
            <dt>
              <strong>{question}</strong>
            </dt>
            <dd className="text-muted">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
