import type { Flaw } from '../../realistic-page.ts';
import { payments } from './payments.ts';
import { script } from './script.ts';
import { style } from './style.ts';

export function render(flaw: Flaw): string {
  return `<!doctype html>
<html lang="ar" dir="rtl">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>حساباتي – مصرف النخيل</title>
<style>${style(flaw)}</style>
</head>
<body>
<a class="takhatti" href="#muhtawa">انتقل إلى المحتوى</a>
<header>
<a class="bank" href="#raisiya">مصرف النخيل</a>
<nav aria-label="الأقسام">
<ul>
<li><a href="#hisabat" aria-current="page">حساباتي</a></li>
<li><a href="#bitaqat">البطاقات</a></li>
<li><a href="#tamwil">التمويل</a></li>
<li><a href="#iddikhar">الادّخار</a></li>
<li><a href="#furu">الفروع وأجهزة الصرف</a></li>
</ul>
</nav>
<div class="qaima">
<button type="button" aria-haspopup="menu" aria-expanded="false" aria-controls="qaima-1">ليلى الحربي</button>
<ul role="menu" id="qaima-1" aria-label="حساب ليلى الحربي" hidden>
<li role="none"><a role="menuitem" tabindex="-1" href="#bayanat">بياناتي الشخصية</a></li>
<li role="none"><a role="menuitem" tabindex="-1" href="#ishaarat">الإشعارات</a></li>
<li role="none"><a role="menuitem" tabindex="-1" href="#aman">الأمان والأجهزة</a></li>
<li role="none"><a role="menuitem" tabindex="-1" href="#khuruj">تسجيل الخروج</a></li>
</ul>
</div>
</header>
<div class="safha">
<main id="muhtawa" tabindex="-1">
<h1>حساباتي</h1>
<p>أهلًا بكِ يا ليلى. آخر دخول كان أمس عند الساعة التاسعة مساءً من هاتفك.</p>
<h2 id="hisabat">الحسابات والأرصدة</h2>
${accounts(flaw)}
<h2>خدمات سريعة</h2>
<ul class="sari">
<li><a href="#fawatir">سداد الفواتير</a></li>
<li><a href="#shahn">شحن رصيد الهاتف</a></li>
<li><a href="#kashf">تنزيل كشف الحساب</a></li>
<li><a href="#mawid">حجز موعد في الفرع</a></li>
</ul>
<p><button type="button" class="asasi iftah">تحويل جديد</button></p>
<p class="khabar"${flaw('copying-told-silently', ' role="status"', '')}></p>
${payments(flaw)}
<h2>كيف نحمي حسابك</h2>
<p class="himaya"${flaw('arabic-called-french', '', ' lang="fr"')}>لا يطلب منك موظفو المصرف كلمة السر أو رمز التحقق أبدًا، لا بالهاتف ولا بالرسائل. إن وصلتك رسالة تطلب ذلك فلا تفتح الرابط الذي فيها، وأبلغنا في الحال.</p>
</main>
${aside(flaw)}
</div>
<footer>
<p>مصرف النخيل، شركة مساهمة عامة، مرخّصة من المصرف المركزي. <a href="#shurut">الشروط والأحكام</a> · <a href="#khususiya">الخصوصية</a> · <a href="#wusul">إمكانية الوصول</a></p>
</footer>
${transfer(flaw)}
<div class="tanbih" role="alertdialog" aria-modal="true" aria-labelledby="tanbih-1" hidden>
<div>
<h2 id="tanbih-1">هل ما زلتِ هنا؟</h2>
<p>ستنتهي الجلسة خلال دقيقة حمايةً لحسابك.</p>
<button type="button" class="asasi baqa">أريد البقاء</button>
</div>
</div>
<script>${script(flaw)}</script>
</body>
</html>`;
}

function accounts(flaw: Flaw): string {
  const all = [
    ['الحساب الجاري', '0331 2345 6789 0123', '18,420.75', 'up', 'ارتفع الرصيد 4٪ منذ الشهر الماضي'],
    ['حساب الادّخار', '0331 2345 6789 0456', '52,000.00', 'up', 'ارتفع الرصيد 1٪ منذ الشهر الماضي'],
    [
      'البطاقة الائتمانية',
      '4539 1488 0343 6467',
      '3,115.20',
      'down',
      'انخفض المستحق 12٪ منذ الشهر الماضي',
    ],
  ] as const;
  const copy =
    '<svg aria-hidden="true" width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"><rect x="8" y="8" width="12" height="13"/><path d="M4 16 V3 H16"/></svg>';
  const one = ([name, number, balance, way, words]: (typeof all)[number]) => `<li class="hisab">
<h3>${name}</h3>
<p>الرقم: ${flaw('digits-turned-round', `<bdi class="raqm" dir="ltr">${number}</bdi>`, `<span class="raqm">${number}</span>`)}
<button type="button" class="nuskh"${flaw('copy-button-nameless', ` aria-label="نسخ رقم ${name}"`, '')}>${copy}</button></p>
<p class="raseed"><bdi>${balance}</bdi> درهم</p>
<p>مقارنةً بالشهر الماضي: <svg class="sahm"${flaw('trend-arrows-wordless', ` role="img" aria-label="${words}"`, '')} width="22" height="22" viewBox="0 0 24 24"><path d="${way === 'up' ? 'M12 3 L21 15 H15 V21 H9 V15 H3 Z' : 'M12 21 L3 9 H9 V3 H15 V9 H21 Z'}" fill="#11506b"/></svg></p>
</li>`;
  return `<ul class="hisabat">
${all.map(one).join('\n')}
</ul>`;
}

function aside(flaw: Flaw): string {
  const budget = (name: string, spent: number, limit: number) => `<h3>${name}</h3>
<div class="miqyas"${flaw('budget-bars-mute', ` role="meter" aria-label="${name}" aria-valuemin="0" aria-valuemax="${limit}" aria-valuenow="${spent}" aria-valuetext="${spent} من ${limit} درهم"`, '')}><span style="width:${Math.round((100 * spent) / limit)}%"></span></div>`;
  return `<aside aria-label="الميزانية والبطاقة">
<section aria-labelledby="mizaniya">
<h2 id="mizaniya">ميزانية نوفمبر</h2>
${budget('البقالة', 1240, 1800)}
${budget('المواصلات', 410, 600)}
${budget('المطاعم والمقاهي', 690, 700)}
<p><a href="#mizaniyat">تعديل حدود الميزانية</a></p>
</section>
<section aria-labelledby="bitaqa">
<h2 id="bitaqa">بطاقتك</h2>
<p class="hal" role="status">البطاقة فعّالة</p>
<button type="button" class="tajmid" aria-pressed="false">تجميد البطاقة</button>
<p>إن فقدتِ البطاقة فجمّديها هنا، ثم اتصلي بالرقم <bdi dir="ltr">800 555 0147</bdi> ليلًا أو نهارًا.</p>
</section>
<section aria-labelledby="ard">
<h2 id="ard">عرض الشهر</h2>
<img class="ard" src="pictures/palm.svg" width="320" height="160" style="max-width:100%;height:auto" alt="${flaw('offer-called-picture', 'نخلة خضراء على خلفية رملية، شعار حساب «غرس» للأطفال', 'صورة')}">
<p>افتحي حساب «غرس» لطفلك حتى نهاية العام، ونزرع باسمه نخلة في واحة ليوا. <a href="#ghars">شروط حساب «غرس» للأطفال</a></p>
</section>
</aside>`;
}

function transfer(flaw: Flaw): string {
  return `<div class="tahwil" role="dialog" aria-modal="true" aria-labelledby="tahwil-1" hidden>
<h2 id="tahwil-1" tabindex="-1">تحويل جديد</h2>
<form novalidate>
<p><label for="min">من حساب</label><select id="min"><option>الحساب الجاري</option><option>حساب الادّخار</option></select></p>
<p><label for="ila">${flaw('receiver-called-amount', 'رقم الحساب الدولي للمستفيد (يبدأ بالحرفين AE)', 'المبلغ')}</label><input id="ila" dir="ltr" autocomplete="off" aria-describedby="khata-ila"><span class="khata" id="khata-ila"></span></p>
<p><label for="mablagh">المبلغ بالدرهم</label><input id="mablagh" dir="ltr" inputmode="decimal" autocomplete="off" aria-describedby="khata-mablagh"><span class="khata" id="khata-mablagh"></span></p>
<p><button type="submit" class="asasi">إرسال التحويل</button> <button type="button" class="ighlaq">إلغاء</button></p>
</form>
</div>`;
}
