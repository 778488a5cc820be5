import type { Flaw } from '../../realistic-page.ts';

/** Name, date, amount, whether money comes in, and what is said of it. */
const rows = [
  ['راتب نوفمبر', '22 نوفمبر', '14,500.00', true, 'من شركة الميناء للخدمات، حوالة محلية.'],
  ['سوق الجمعية', '21 نوفمبر', '312.40', false, 'بالبطاقة المنتهية بالرقم 6467، فرع الكورنيش.'],
  ['فاتورة الكهرباء والماء', '20 نوفمبر', '486.00', false, 'سداد آلي في العشرين من كل شهر.'],
  ['أحمد الحربي', '18 نوفمبر', '700.00', true, 'حوالة من حساب في مصرف آخر: «حصة السفر».'],
  ['مقهى البرج', '18 نوفمبر', '46.50', false, 'بالهاتف، عند الثامنة مساءً.'],
  ['مترو المدينة', '17 نوفمبر', '100.00', false, 'شحن بطاقة التنقل.'],
  ['مكتبة الضفاف', '15 نوفمبر', '89.90', false, 'شراء عبر الإنترنت.'],
  ['استرداد من متجر ورد', '14 نوفمبر', '120.00', true, 'أُعيدت قيمة سلعة.'],
] as const;

export function payments(flaw: Flaw): string {
  const row = ([name, date, amount, comes, note]: (typeof rows)[number]) => {
    const sign = flaw(
      'amounts-by-color',
      comes ? 'وارد +' : 'صادر −',
      `<span class="khafi">${comes ? 'وارد' : 'صادر'}</span>`,
    );
    const detail = flaw(
      'details-by-mouse',
      `<button type="button" class="amaliya" aria-expanded="false" aria-label="تفاصيل ${name}">تفاصيل</button>`,
      '<span class="amaliya" style="text-decoration:underline;cursor:pointer">تفاصيل</span>',
    );
    return `<tr><th scope="row">${name}</th><td>${date}</td><td class="${comes ? 'dakhil' : 'kharij'}">${sign} <bdi>${amount}</bdi></td><td>${detail}</td></tr>
<tr class="sharh" hidden><td colspan="4">${note}</td></tr>`;
  };
  return `<h2>آخر العمليات</h2>
<form class="bahth" role="search" action="#bahth">
<p><label for="bahth">ابحث في العمليات</label><br><input id="bahth" type="search" placeholder="اسم متجر أو مبلغ"></p>
<p><label for="mudda">المدة</label><br><select id="mudda"><option>هذا الشهر</option><option>الشهر الماضي</option><option>هذه السنة</option></select></p>
<p><button type="submit">بحث</button></p>
</form>
<div class="pinaka" role="region" aria-label="جدول العمليات" tabindex="0">
<table>
<caption>عمليات الحساب الجاري بالدرهم</caption>
<thead><tr><th scope="col">العملية</th><th scope="col">التاريخ</th><th scope="col">المبلغ</th><th scope="col">المزيد</th></tr></thead>
<tbody>
${rows.map(row).join('\n')}
</tbody>
</table>
</div>`;
}
