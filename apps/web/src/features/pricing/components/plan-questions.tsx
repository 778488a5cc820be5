import type { PlanCards } from '../../../entities/plan/plan-cards.ts';
import { planQuestions } from '../plan-questions.ts';

interface PlanQuestionsProps {
  plans: PlanCards;
  takesPayments: boolean;
}

export function PlanQuestions({ plans, takesPayments }: PlanQuestionsProps) {
  return (
    <section className="stack" aria-labelledby="plan-questions">
      <h2 id="plan-questions">Questions</h2>
      <dl className="questions">
        {planQuestions(plans, takesPayments).map(([question, answer]) => (
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
